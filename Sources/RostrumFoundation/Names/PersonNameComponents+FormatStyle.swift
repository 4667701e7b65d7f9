#if !canImport(Darwin)
  public import Foundation

  extension PersonNameComponents {
    /// Writes names, in the order of the locale.
    ///
    /// Names in Chinese characters, kana or hangul begin with the family name and have no spaces.
    public struct FormatStyle: ParseableFormatStyle, Sendable {
      /// How much of a name is written.
      public enum Style: Int, Codable, CaseIterable, Hashable, Sendable {
        /// The nickname, or else the given name.
        case short
        /// The given name and the family name.
        case medium
        /// All parts of the name except for the nickname.
        case long
        /// The initials; of a name without spaces, the family name.
        case abbreviated
      }

      /// How much of a name is written.
      public var style: Style
      /// The locale, which determines the order.
      public var locale: Locale

      /// Creates a style.
      ///
      /// - Parameters:
      ///   - style: How much of a name is written.
      ///   - locale: The locale.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
      }

      /// Reads names, as well as it can be done without knowing the person.
      public var parseStrategy: ParseStrategy { ParseStrategy() }

      /// Formats a name.
      ///
      /// - Parameter value: The name.
      /// - Returns: The text; empty for a name without parts.
      public func format(_ value: PersonNameComponents) -> String {
        switch style {
        case .short:
          [value.nickname, value.givenName, value.familyName].parts.first ?? medium(value)
        case .medium: medium(value)
        case .long: long(value)
        case .abbreviated: initials(of: value)
        }
      }

      /// Returns a style with another locale.
      ///
      /// - Parameter locale: The locale.
      /// - Returns: The style.
      public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
      }

      private func medium(_ name: PersonNameComponents) -> String {
        let parts = ordered([name.givenName], [name.familyName], of: name)
        return parts.isEmpty ? long(name) : joined(parts, of: name)
      }

      private func long(_ name: PersonNameComponents) -> String {
        let parts = ordered([name.givenName, name.middleName], [name.familyName], of: name)
        let core = parts.isEmpty ? name.nickname : joined(parts, of: name)
        return [name.namePrefix, core, name.nameSuffix].parts.joined(separator: " ")
      }

      private func initials(of name: PersonNameComponents) -> String {
        if name.isUnspaced {
          return [name.familyName, name.givenName].parts.first ?? medium(name)
        }
        let parts = ordered([name.givenName], [name.familyName], of: name)
        let initials = parts.compactMap(\.first).map { String($0).uppercased(with: locale) }
        return initials.isEmpty
          ? String(medium(name).prefix(1)).uppercased(with: locale) : initials.joined()
      }

      private func ordered(
        _ given: [String?], _ family: [String?], of name: PersonNameComponents
      ) -> [String] {
        let isFamilyFirst = name.isUnspaced || locale.language.languageCode == .hungarian
        return isFamilyFirst ? (family + given).parts : (given + family).parts
      }

      private func joined(_ parts: [String], of name: PersonNameComponents) -> String {
        parts.joined(separator: name.isUnspaced ? "" : " ")
      }
    }

    /// Whether the name is in characters of East Asia, which have no spaces between them.
    fileprivate var isUnspaced: Bool {
      let text = [familyName, givenName].parts.joined()
      return !text.isEmpty
        && text.unicodeScalars.allSatisfy { scalar in
          switch scalar.value {
          case 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
          default: false
          }
        }
    }
  }

  extension [String?] {
    /// The parts of a name that are there.
    fileprivate var parts: [String] { compactMap(\.self).filter { !$0.isEmpty } }
  }

  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes names.
    ///
    /// - Parameter style: How much of a name is written.
    /// - Returns: The style.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
      Self(style: style)
    }
  }
#endif
