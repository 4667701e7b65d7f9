import Foundation
import RostrumDependencies
import RostrumPresentation
import RostrumViews

extension TextState {
  /// Makes a text of a key of a table of translations.
  ///
  /// There are no tables yet, so the words are those of the key, with its numbers written in the
  /// locale that is in force.
  ///
  /// - Parameters:
  ///   - key: The words, with values in them.
  ///   - tableName: The table of translations.
  ///   - bundle: Where the table is.
  ///   - comment: A word to the translator.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let values = DependencyValues.current
    self.init(
      verbatim: key.resolved(
        in: TextContext(
          locale: values.locale, calendar: values.calendar, timeZone: values.timeZone)))
  }
}
