/// A form of a text that depends on a number, by the names of Unicode's plural rules.
///
/// ```swift
/// PluralCategory(of: 1, in: "en")   // one
/// PluralCategory(of: 2, in: "ar")   // two
/// PluralCategory(of: 11, in: "ar")  // many
/// ```
///
/// The rules for whole numbers are those of Unicode CLDR, Language Plural Rules.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many
  /// The form for all numbers without a form of their own.
  case other

  /// Chooses the form for a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: A language such as `ar` or `pt-BR`. Languages that aren't known have the rules of
  ///     English.
  public init(of number: Int64, in language: String) {
    let number = number.magnitude
    let (ten, hundred) = (number % 10, number % 100)
    let isTeen = (11...14).contains(hundred)
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "zh", "ko", "th", "vi", "id", "ms": self = .other
    case "fr", "pt", "hi", "fa": self = number <= 1 ? .one : .other
    case "ar": self = Self.arabic(number)
    case "he": self = number == 1 ? .one : number == 2 ? .two : .other
    case "cs", "sk": self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "pl":
      self = number == 1 ? .one : (2...4).contains(ten) && !isTeen ? .few : .many
    case "ru", "uk", "be":
      self =
        ten == 1 && !isTeen ? .one : (2...4).contains(ten) && !isTeen ? .few : .many
    case "hr", "sr", "bs":
      self =
        ten == 1 && !isTeen ? .one : (2...4).contains(ten) && !isTeen ? .few : .other
    default: self = number == 1 ? .one : .other
    }
  }

  private static func arabic(_ number: UInt64) -> Self {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
