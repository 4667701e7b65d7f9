extension Text {
  /// How a line below or through a text is drawn.
  public typealias LineStyle = TextLineStyle
  /// How the letters of a text are written, whatever the text says.
  public typealias Case = TextCase
}
