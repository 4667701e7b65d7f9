package import Foundation
package import RostrumElements

extension LayoutDirection {
  /// The direction of a scene for a reader.
  ///
  /// It is that of the language in which the app has texts for the reader; in an app without string
  /// tables, it is that of the reader's language, as are the package's own words.
  ///
  /// - Parameter locale: The reader's locale.
  package init(for locale: Locale) {
    self.init(for: locale, of: BundleResources.of(nil).strings)
  }

  /// The direction of a scene for a reader of an app with these texts.
  init(for locale: Locale, of strings: StringTables) {
    let language = Locale.Language(identifier: strings.language(for: locale))
    self = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
