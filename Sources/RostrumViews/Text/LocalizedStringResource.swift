public import Foundation

#if !canImport(Darwin)
  /// A text with the place of its translations, which is read when its language is known.
  ///
  /// ```swift
  /// struct Failure: Error {
  ///   var title: LocalizedStringResource = "The book isn’t there"
  /// }
  ///
  /// Text(failure.title)
  /// ```
  ///
  /// In a view it is in the language of the view; `String(localized:)` reads it in that of the session.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The parts of an interpolated literal.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// The bundle with the translations.
    public enum BundleDescription: Hashable, Sendable {
      /// The bundle of the program.
      case main
      /// The bundle at an address of a file.
      case atURL(URL)

      fileprivate var bundle: Bundle? {
        switch self {
        case .main: nil
        case .atURL(let url): BundleResources.bundle(at: url)
        }
      }
    }

    /// The key in the table.
    public let key: String
    /// The text where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The table of translations; `Localizable` if `nil`.
    public var table: String?
    /// The locale whose language the text has; that of the reader if `nil`.
    ///
    /// Unlike on Apple's systems, it isn't set by default: a process has as many readers as sessions.
    public var locale: Locale?
    /// The bundle with the translations.
    public let bundle: BundleDescription

    /// Creates a text whose key is the text itself.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, which is the text where there is no translation.
    ///   - table: The table of translations; `Localizable` if `nil`.
    ///   - locale: The locale whose language the text has; that of the reader if `nil`.
    ///   - bundle: The bundle with the translations.
    ///   - comment: A comment for the translator.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      key = keyAndValue.key.formatKey
      defaultValue = keyAndValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Creates a text with a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where there is no translation, with the values of all.
    ///   - table: The table of translations; `Localizable` if `nil`.
    ///   - locale: The locale whose language the text has; that of the reader if `nil`.
    ///   - bundle: The bundle with the translations.
    ///   - comment: A comment for the translator.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Creates a text from a literal.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(value))
    }

    /// Creates a text from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text in the language of a locale.
    func resolved(for locale: Locale) -> String {
      defaultValue.resolved(table, bundle.bundle, by: key, language: locale, formats: locale)
    }
  }

  extension Text {
    /// Creates a text of a resource.
    ///
    /// - Parameter resource: The resource, in the language of the view unless it has its own.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
      var key = resource.defaultValue.key
      key.table = LocalizedStringKey.Table(name: resource.table, bundle: resource.bundle.bundle)
      key.origin = LocalizedStringKey.Origin(key: resource.key, locale: resource.locale)
      self.init(.key(key))
    }
  }
#endif
