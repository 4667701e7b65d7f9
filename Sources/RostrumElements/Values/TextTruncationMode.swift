/// The part of a text that is left out where the text doesn't fit.
public enum TextTruncationMode: String, Hashable, Sendable, CaseIterable {
  /// The beginning of the text.
  case head
  /// The end of the text.
  case tail
  /// The middle of the text.
  case middle
}
