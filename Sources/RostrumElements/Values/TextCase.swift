/// How the letters of a text are written, whatever the text says.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
  /// In capital letters.
  case uppercase
  /// In small letters.
  case lowercase
}
