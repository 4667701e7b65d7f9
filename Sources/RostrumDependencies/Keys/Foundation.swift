import Foundation

extension DependencyValues {
  /// The calendar that an app counts days with.
  ///
  /// In tests it is the Gregorian one in UTC, whatever machine they run on.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and region that an app speaks.
  ///
  /// In tests it is `en_US_POSIX`, whatever machine they run on.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The languages and regions that the person prefers, the most preferred first.
  ///
  /// In tests there is one, the ``locale``'s, whatever machine they run on.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }

  /// The time zone that an app shows times in.
  ///
  /// In tests it is UTC, whatever machine they run on.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }

  static var testValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.testValue
    calendar.timeZone = TimeZoneKey.testValue
    return calendar
  }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }
  static var testValue: Locale { Locale(identifier: "en_US_POSIX") }
}

private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
  static var testValue: [Locale] { [LocaleKey.testValue] }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }
  static var testValue: TimeZone { .gmt }
}
