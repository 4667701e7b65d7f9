/// The automatic capitalization of a field's text.
public enum TextCapitalization: String, Hashable, Sendable, CaseIterable {
  /// No letters.
  case never
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case characters
}
