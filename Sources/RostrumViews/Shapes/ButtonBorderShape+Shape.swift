public import Foundation
public import RostrumElements

/// The shape of a border can be drawn as any other: `.automatic` is that of the theme’s bordered buttons.
extension ButtonBorderShape: InsettableShape {
  /// The path of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape, inset on all sides.
  public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// The shape that is drawn.
  nonisolated var shape: any Shape {
    switch kind {
    case .capsule: Capsule().inset(by: inset)
    case .circle: Circle().inset(by: inset)
    case .automatic, .roundedRectangle:
      RoundedRectangle(cornerRadius: radius ?? Self.themeRadius).inset(by: inset)
    }
  }

  /// The radius of the corners of the theme’s bordered buttons.
  private static let themeRadius = 12.0
}
