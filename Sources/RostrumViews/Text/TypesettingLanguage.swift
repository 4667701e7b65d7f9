public import Foundation
import RostrumElements

/// The language by whose rules texts are set.
public struct TypesettingLanguage: Hashable, Sendable {
  let code: String?

  /// The language of the environment's locale.
  public static let automatic = Self(code: nil)

  /// A certain language.
  ///
  /// - Parameter language: The language.
  /// - Returns: The language by whose rules texts are set.
  public static func explicit(_ language: Locale.Language) -> Self {
    Self(code: language.minimalIdentifier)
  }
}

extension View {
  /// Sets the language by whose rules texts are set: how words are broken, and which letters a font has.
  ///
  /// ```swift
  /// Text(verbatim: "สวัสดี").typesettingLanguage(.init(languageCode: .thai))
  /// ```
  ///
  /// Assistive technology speaks the texts in the language, too.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether the language is set.
  /// - Returns: The view with such texts.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language by whose rules texts are set.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether the language is set.
  /// - Returns: The view with such texts.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    fact(isEnabled ? language.code.map { .language($0) } : nil)
  }
}
