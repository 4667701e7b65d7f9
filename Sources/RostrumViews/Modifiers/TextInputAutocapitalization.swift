/// What a field of text writes large by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let kind: TextCapitalization

  /// Nothing.
  public static let never = Self(kind: .never)
  /// The first letter of each word.
  public static let words = Self(kind: .words)
  /// The first letter of each sentence.
  public static let sentences = Self(kind: .sentences)
  /// Every letter.
  public static let characters = Self(kind: .characters)
}

/// What a field of text writes large by itself, in the older spelling.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// Nothing.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case allCharacters
}
