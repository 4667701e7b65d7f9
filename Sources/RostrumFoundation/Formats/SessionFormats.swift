public import Foundation
import RostrumDependencies

/// Formatting for the user of the current session, as the `SessionFormats` plugin applies it to app
/// code.
///
/// A phone has one user, whose locale is `Locale.current`. A server has as many as it has sessions.
/// The plugin adds declarations to an app's target that shadow Foundation's and forward to this
/// type, which reads the dependencies of the current session:
///
/// ```swift
/// .target(name: "App", dependencies: [.product(name: "Rostrum", package: "rostrum")],
///   plugins: [.plugin(name: "SessionFormats", package: "rostrum")])
/// ```
///
/// You can also use it directly, without the plugin.
public enum SessionFormats {
  /// The session's locale.
  public static var locale: Locale { DependencyValues.current.locale }

  /// The user's preferred locales, in order of preference.
  public static var preferredLocales: [Locale] { DependencyValues.current.preferredLocales }

  /// The session's calendar, with the first weekday of its locale.
  public static var calendar: Calendar { DependencyValues.current.calendar }

  /// The session's time zone.
  public static var timeZone: TimeZone { DependencyValues.current.timeZone }

  /// Formats a value for the session.
  ///
  /// ```swift
  /// SessionFormats.format(total, .currency(code: "EUR"))  // 12,50 € for a German reader
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to format.
  ///   - style: The style. Its explicit locale, calendar or time zone takes precedence.
  /// - Returns: The formatted value.
  public static func format<Style: FormatStyle>(
    _ value: Style.FormatInput, _ style: Style
  ) -> Style.FormatOutput {
    let context = FormatContext(locale: locale, calendar: calendar, timeZone: timeZone)
    return style.following(context).format(value)
  }

  /// Compares two strings in the session's locale, as in a list of names: numbers compare by value.
  ///
  /// - Parameters:
  ///   - first: The first string.
  ///   - second: The second string.
  /// - Returns: The order of the strings.
  /// - Complexity: O(*n*), where *n* is the length of the strings.
  public static func compare(
    _ first: some StringProtocol, _ second: some StringProtocol
  ) -> ComparisonResult {
    first.compare(
      second, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
      range: nil, locale: locale)
  }
}
