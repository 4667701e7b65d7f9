/// Which letters of a field's text are capitals without the user doing anything.
public enum TextCapitalization: String, Hashable, Sendable, CaseIterable {
  /// None.
  case never
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case characters
}
