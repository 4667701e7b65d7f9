@MainActor
extension Shape {
  /// The shape filled with the current foreground.
  public var body: ShapeView<Self> {
    ShapeView(shape: self, fill: .foreground)
  }
}
