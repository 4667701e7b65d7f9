extension Text {
  /// The style of a line below or through a text.
  public typealias LineStyle = TextLineStyle
  /// The case in which a text is shown.
  public typealias Case = TextCase
  /// The part of a text that is left out where the text doesn't fit.
  public typealias TruncationMode = TextTruncationMode
}
