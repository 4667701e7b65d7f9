extension Text {
  /// The part of a text that is left out where the text doesn't fit.
  public struct TruncationMode: Hashable, Sendable {
    private init() {}

    /// The end of the text.
    public static let tail = TruncationMode()

    /// The beginning of the text, which a browser doesn't leave out.
    @available(
      *, unavailable,
      message: "a browser leaves out the end of a text (Documentation/Support.md, V10.270)"
    )
    public static var head: TruncationMode { tail }

    /// The middle of the text, which a browser doesn't leave out.
    @available(
      *, unavailable,
      message: "a browser leaves out the end of a text (Documentation/Support.md, V10.270)"
    )
    public static var middle: TruncationMode { tail }
  }
}
