public import Foundation

extension Path: Shape {
  /// The path itself, independent of the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

/// As a view, a colour fills the available space.
extension Color: View {
  /// A rectangle filled with the colour.
  public var body: some View { Rectangle().fill(self) }
}

extension LinearGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { Rectangle().fill(self) }
}
