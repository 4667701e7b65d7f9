@MainActor
extension Shape {
  /// The shape filled with the current foreground, or with the colour of separators if it is one.
  public var body: ShapeView<Self> {
    ShapeView(shape: self, fill: Self.role.paint)
  }
}
