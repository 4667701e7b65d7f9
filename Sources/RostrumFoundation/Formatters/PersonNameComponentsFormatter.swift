#if !canImport(Darwin)
  public import Foundation

  /// Writes and reads names of persons.
  ///
  /// ```swift
  /// let formatter = PersonNameComponentsFormatter()
  /// formatter.style = .abbreviated
  /// Text(formatter.string(from: author))  // AL
  /// ```
  ///
  /// The class of that name in Foundation on Linux can't be created, but makes an annotation of the type ambiguous: let
  /// the compiler infer it. This one writes for the reader of the session if it has no
  /// locale of its own, in the forms of ``PersonNameComponents/FormatStyle``.
  public final class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
      /// As `medium`.
      case `default`
      /// The nickname, or else the given name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts of the name except for the nickname.
      case long
      /// The initials.
      case abbreviated
    }

    /// How names are written besides their style.
    public struct Options: OptionSet, Hashable, Sendable {
      /// The flags.
      public let rawValue: UInt

      /// Creates a set of flags.
      ///
      /// - Parameter rawValue: The flags.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The name as it is pronounced, if that is known.
      public static let phonetic = Self(rawValue: 1 << 1)
    }

    /// How much of a name is written.
    public var style = Style.default
    /// Whether the name is written as it is pronounced, if that is known.
    public var isPhonetic = false
    /// The locale, which determines the order; that of the session for `nil`.
    public var locale: Locale!

    /// Writes a name for the reader of the session.
    ///
    /// - Parameters:
    ///   - components: The name.
    ///   - nameFormatStyle: How much of the name is written.
    ///   - nameOptions: How the name is written besides that.
    /// - Returns: The text; empty for a name without parts.
    public class func localizedString(
      from components: PersonNameComponents, style nameFormatStyle: Style,
      options nameOptions: Options = []
    ) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style = nameFormatStyle
      formatter.isPhonetic = nameOptions.contains(.phonetic)
      return formatter.string(from: components)
    }

    /// Writes a name.
    ///
    /// - Parameter components: The name.
    /// - Returns: The text; empty for a name without parts.
    public func string(from components: PersonNameComponents) -> String {
      let name = isPhonetic ? components.phoneticRepresentation ?? components : components
      let form: PersonNameComponents.FormatStyle.Style =
        switch style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonNameComponents.FormatStyle(
        style: form, locale: locale ?? SessionFormats.locale
      ).format(name)
    }

    /// Reads a name, as well as it can be done without knowing the person.
    ///
    /// - Parameter string: The name.
    /// - Returns: The parts of the name, or `nil` if the text contains no name.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func personNameComponents(from string: String) -> PersonNameComponents? {
      try? PersonNameComponents.ParseStrategy().parse(string)
    }

    /// Writes a name.
    ///
    /// - Parameter obj: The name.
    /// - Returns: The text; `nil` for any other value.
    public override func string(for obj: Any) -> String? {
      (obj as? PersonNameComponents).map { string(from: $0) }
    }
  }
#endif
