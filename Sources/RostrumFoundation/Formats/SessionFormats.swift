public import Foundation
import RostrumDependencies

/// How values read to the person who uses the app: what the `SessionFormats` plugin makes app code use.
///
/// On a phone there is one person, and `Locale.current` is their locale. A server has as many as it has
/// sessions. The plugin adds declarations to an app's target that shadow Foundation's and ask this
/// type, which asks the dependencies of the session that runs the code:
///
/// ```swift
/// .target(name: "App", dependencies: [.product(name: "Rostrum", package: "rostrum")],
///   plugins: [.plugin(name: "SessionFormats", package: "rostrum")])
/// ```
///
/// It can also be used directly, where no plugin is wanted.
public enum SessionFormats {
  /// The locale of the session.
  public static var locale: Locale { DependencyValues.current.locale }

  /// The locales that the person prefers, the most preferred first.
  public static var preferredLocales: [Locale] { DependencyValues.current.preferredLocales }

  /// The calendar of the session, with the first weekday of its locale.
  public static var calendar: Calendar { DependencyValues.current.calendar }

  /// The time zone of the session.
  public static var timeZone: TimeZone { DependencyValues.current.timeZone }

  /// Formats a value for the session.
  ///
  /// ```swift
  /// SessionFormats.format(total, .currency(code: "EUR"))  // 12,50 € for a German reader
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - style: The style. A locale, calendar or time zone that was set explicitly stays.
  /// - Returns: What the style writes.
  public static func format<Style: FormatStyle>(
    _ value: Style.FormatInput, _ style: Style
  ) -> Style.FormatOutput {
    let context = FormatContext(locale: locale, calendar: calendar, timeZone: timeZone)
    return style.following(context).format(value)
  }

  /// Compares two strings as the reader's language sorts names, numbers by value.
  ///
  /// - Parameters:
  ///   - first: A string.
  ///   - second: The string to compare it with.
  /// - Returns: Their order.
  /// - Complexity: O(*n*) in the characters.
  public static func compare(
    _ first: some StringProtocol, _ second: some StringProtocol
  ) -> ComparisonResult {
    first.compare(
      second, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
      range: nil, locale: locale)
  }
}
