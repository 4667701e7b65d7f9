/// The keyboard that a text field requests.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// The default keyboard.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// A keyboard for digits.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for a name or a telephone number.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keyboard for digits and a decimal separator.
  case decimalPad
  /// A keyboard for web searches.
  case webSearch
  /// A keyboard for short texts with mentions and tags, which a browser doesn't have: the default one.
  case twitter
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad

  /// A keyboard for ASCII characters.
  public static var alphabet: Self { .asciiCapable }
}
