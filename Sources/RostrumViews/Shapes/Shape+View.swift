@MainActor
extension Shape {
  /// The shape filled in the colour of the content around.
  public var body: ShapeView<Self> {
    ShapeView(shape: self, fill: .foreground)
  }
}
