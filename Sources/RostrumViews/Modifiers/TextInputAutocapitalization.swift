/// The automatic capitalization of a text field.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let kind: TextCapitalization

  /// No letters.
  public static let never = Self(kind: .never)
  /// The first letter of each word.
  public static let words = Self(kind: .words)
  /// The first letter of each sentence.
  public static let sentences = Self(kind: .sentences)
  /// Every letter.
  public static let characters = Self(kind: .characters)
}

/// The automatic capitalization of a text field, in the older spelling.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case allCharacters
}
