/// The keys that a field of text asks for.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// All letters.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// What an address of a page needs.
  case URL
  /// Digits.
  case numberPad
  /// What a telephone number needs.
  case phonePad
  /// Letters and then digits for telephone numbers.
  case namePhonePad
  /// What an e-mail address needs.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// What a search of pages needs.
  case webSearch
}
