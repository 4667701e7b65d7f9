public import Foundation

/// The shape of a button's border.
///
/// ```swift
/// Button("Add") { add() }
///   .buttonStyle(.borderedProminent)
///   .buttonBorderShape(.roundedRectangle(radius: 6))
/// ```
public struct ButtonBorderShape: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case automatic, capsule, roundedRectangle, circle
  }

  package let kind: Kind
  /// The radius of the corners, in points; `nil` for that of the theme.
  package private(set) var radius: Double?
  /// The distance of the shape from the sides, in points.
  package var inset: CGFloat = 0

  private init(_ kind: Kind) { self.kind = kind }

  /// The default for the button's context.
  public static let automatic = Self(.automatic)
  /// A capsule with semicircular ends.
  public static let capsule = Self(.capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = Self(.roundedRectangle)
  /// A circle, for a symbol.
  public static let circle = Self(.circle)

  /// A rectangle with rounded corners.
  ///
  /// - Parameter radius: The radius of the corners, in points.
  /// - Returns: The shape.
  public static func roundedRectangle(radius: CGFloat) -> Self {
    var shape = roundedRectangle
    shape.radius = radius.isFinite ? max(0, radius) : nil
    return shape
  }

  /// The shape in the description of an element.
  package var word: String {
    guard let radius else { return kind.rawValue }
    return "\(kind.rawValue) \(radius.shortest)"
  }
}
