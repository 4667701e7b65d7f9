extension Color {
  /// The style as a plain value.
  public var paint: PaintStyle { .color(self) }
}
