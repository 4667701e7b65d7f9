public import Foundation

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

/// A colour as a view fills all the space it gets.
extension Color: View {
  /// A box of the colour.
  public var body: some View { Rectangle().fill(self) }
}

extension LinearGradient: View {
  /// A box of the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// A box of the gradient.
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// A box of the gradient.
  public var body: some View { Rectangle().fill(self) }
}
