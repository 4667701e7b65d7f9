public import Foundation
public import RostrumFoundation

#if !canImport(Darwin)
  extension String {
    /// A text to localize, with values that are formatted when it is read.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
      /// The parts of an interpolated literal.
      public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
      let key: LocalizedStringKey

      /// Creates a text without values.
      public init(_ value: String) {
        key = LocalizedStringKey(value)
      }

      /// Creates a text from a literal.
      public init(stringLiteral value: String) {
        self.init(value)
      }

      /// Creates a text from an interpolated literal.
      public init(stringInterpolation: StringInterpolation) {
        key = LocalizedStringKey(stringInterpolation: stringInterpolation)
      }
    }

    /// Creates the text for a key in the language of the session.
    ///
    /// ```swift
    /// let title = String(localized: "\(count) books left", bundle: .module)
    /// ```
    ///
    /// The text is looked up as that of a view is, and plural forms and grammar agreement follow its
    /// language. In a view, a reducer and an effect, the session is that of the user; a `static let`
    /// keeps the text of the first.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is the text where there is no translation.
    ///   - table: The table of translations; `Localizable` if `nil`.
    ///   - bundle: The bundle of the table; the main bundle if `nil`.
    ///   - locale: The locale in which values are formatted.
    ///   - comment: A comment for the translator.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = SessionFormats.locale, comment: StaticString? = nil
    ) {
      self = keyAndValue.resolved(table, bundle, language: SessionFormats.locale, formats: locale)
    }

    /// Creates the text for a key that isn't the text itself in the language of the session.
    ///
    /// ```swift
    /// String(localized: "shelf.title", defaultValue: "On the shelf", bundle: .module)
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where there is no translation, with the values of all.
    ///   - table: The table of translations; `Localizable` if `nil`.
    ///   - bundle: The bundle of the table; the main bundle if `nil`.
    ///   - locale: The locale in which values are formatted.
    ///   - comment: A comment for the translator.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = SessionFormats.locale, comment: StaticString? = nil
    ) {
      self = defaultValue.resolved(
        table, bundle, by: "\(key)", language: SessionFormats.locale, formats: locale)
    }

    /// Creates the text of a resource in the language of its locale.
    ///
    /// - Parameter resource: The resource.
    public init(localized resource: LocalizedStringResource) {
      self = resource.resolved(for: resource.locale ?? SessionFormats.locale)
    }
  }

  extension String.LocalizationValue {
    /// The text in a language.
    ///
    /// - Parameters:
    ///   - table: The table of translations.
    ///   - bundle: The bundle of the table.
    ///   - name: The key in the table, if it isn't the text itself.
    ///   - language: The locale whose language the text has.
    ///   - formats: The locale in which values are formatted.
    /// - Returns: The text.
    func resolved(
      _ table: String?, _ bundle: Bundle?, by name: String? = nil, language: Locale,
      formats: Locale
    ) -> String {
      var key = key
      if table != nil || bundle != nil {
        key.table = LocalizedStringKey.Table(name: table, bundle: bundle)
      }
      if let name { key.origin = LocalizedStringKey.Origin(key: name) }
      let translation = key.translated(for: language)
      let context = TextContext(
        locale: formats, calendar: SessionFormats.calendar, timeZone: SessionFormats.timeZone)
      // Marks other than those of grammar are letters of a string.
      if translation.hasInflections { return translation.resolved(in: context) }
      return translation.pieces.reduce(into: "") { $0 += $1.resolved(in: context) }
    }
  }

  extension LocalizedStringKey.Translation {
    fileprivate var hasInflections: Bool {
      pieces.contains { piece in
        if case .literal(let words) = piece { words.contains("](inflect:") } else { false }
      }
    }
  }
#endif
