import Foundation
import RostrumDependencies
import RostrumPresentation
import RostrumViews

extension TextState {
  /// Creates a text state from a localized string key.
  ///
  /// Text state doesn't look up translations: it is the text of the key, with interpolated values
  /// formatted in the current locale.
  ///
  /// - Parameters:
  ///   - key: The key, with interpolated values.
  ///   - tableName: The name of the string table, which isn't used.
  ///   - bundle: The bundle that contains the table, which isn't used.
  ///   - comment: A comment for translators.
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
