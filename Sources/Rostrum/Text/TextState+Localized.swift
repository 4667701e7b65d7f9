import Foundation
import RostrumDependencies
import RostrumPresentation
import RostrumViews

extension TextState {
  /// Creates a text state from a localized string key.
  ///
  /// ```swift
  /// TextState("Delete the meeting?", tableName: "Meetings", bundle: .main)
  /// ```
  ///
  /// The key is translated when the text state is created, for the locale that is the current
  /// dependency, and interpolated values are formatted in that locale. Unlike in SwiftUI, a text
  /// state contains the translation instead of the key.
  ///
  /// - Parameters:
  ///   - key: The key, with interpolated values.
  ///   - tableName: The name of the string table; `Localizable` if `nil`.
  ///   - bundle: The bundle that contains the table; the program's own bundle if `nil`.
  ///   - comment: A comment for translators.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let values = DependencyValues.current
    let text = Text(key, tableName: tableName, bundle: bundle, comment: comment)
    self.init(
      verbatim: text.resolved(
        in: TextContext(
          locale: values.locale, calendar: values.calendar, timeZone: values.timeZone)))
  }
}
