#if !canImport(Darwin)
  public import Foundation

  extension Date {
    /// Writes the time between two dates in units, such as “2 hours, 10 minutes”.
    ///
    /// ```swift
    /// Text((start..<end).formatted(.components(style: .wide, fields: [.hour, .minute])))
    /// ```
    ///
    /// It stands in for `Date.ComponentsFormatStyle`, which can't be created on Linux. Years and months have names in
    /// Arabic, English, French, German, Japanese and Spanish; other languages show the English ones.
    public struct UnitsFormatStyle: Foundation.FormatStyle, Sendable {
      /// A unit of time.
      public struct Field: Codable, Hashable, Sendable {
        let unit: PassedTime.Unit

        /// Years of the calendar.
        public static var year: Self { Self(unit: .year) }
        /// Months of the calendar.
        public static var month: Self { Self(unit: .month) }
        /// Weeks of seven days.
        public static var week: Self { Self(unit: .week) }
        /// Days of 24 hours.
        public static var day: Self { Self(unit: .day) }
        /// Hours.
        public static var hour: Self { Self(unit: .hour) }
        /// Minutes.
        public static var minute: Self { Self(unit: .minute) }
        /// Seconds.
        public static var second: Self { Self(unit: .second) }
      }

      /// How units are written.
      public struct Style: Codable, Hashable, Sendable {
        enum Width: Codable { case wide, abbreviated, condensedAbbreviated, narrow, timeDuration }

        let width: Width

        /// In whole words, such as “2 hours, 10 minutes”.
        public static var wide: Self { Self(width: .wide) }
        /// Short, such as “2 hr, 10 min”.
        public static var abbreviated: Self { Self(width: .abbreviated) }
        /// Short and without commas, such as “2 hr 10 min”.
        public static var condensedAbbreviated: Self { Self(width: .condensedAbbreviated) }
        /// As short as possible, such as “2h 10m”.
        public static var narrow: Self { Self(width: .narrow) }
      }

      /// The calendar of years and months.
      public var calendar: Calendar
      /// The locale.
      public var locale: Locale
      /// How units are written.
      public var style: Style
      /// The units; all of them for `nil`.
      public var fields: Set<Field>?

      /// Creates a style.
      ///
      /// - Parameters:
      ///   - style: How units are written.
      ///   - locale: The locale.
      ///   - calendar: The calendar of years and months.
      ///   - fields: The units; all of them for `nil`.
      public init(
        style: Style, locale: Locale = .autoupdatingCurrent,
        calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
      ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
      }

      /// Formats the time between two dates.
      ///
      /// - Parameter value: The dates.
      /// - Returns: The text; units without a number are left out.
      public func format(_ value: Range<Date>) -> String {
        let all: Set<PassedTime.Unit> =
          style.width == .timeDuration ? [.hour, .minute, .second] : Set(PassedTime.Unit.allCases)
        let units = fields.map { Set($0.map(\.unit)) } ?? all
        var time = PassedTime(value, in: units, calendar: calendar)
        guard let width = style.width.unitWidth else {
          time.dropLeadingZeros()
          return time.digits(locale: locale)
        }
        time.dropZeros()
        return time.text(width, locale: locale)
      }

      /// Returns a style with another locale.
      ///
      /// - Parameter locale: The locale.
      /// - Returns: The style.
      public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
      }

      /// Returns a style with another calendar.
      ///
      /// - Parameter calendar: The calendar.
      /// - Returns: The style.
      public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.calendar = calendar
        return copy
      }
    }
  }

  extension Date.UnitsFormatStyle.Style.Width {
    /// The width of the units of a duration; `nil` for numbers without units.
    fileprivate var unitWidth: Duration.UnitsFormatStyle.UnitWidth? {
      switch self {
      case .wide: .wide
      case .abbreviated: .abbreviated
      case .condensedAbbreviated: .condensedAbbreviated
      case .narrow: .narrow
      case .timeDuration: nil
      }
    }
  }

  extension FormatStyle where Self == Date.UnitsFormatStyle {
    /// Writes the time between two dates in units.
    ///
    /// - Parameters:
    ///   - style: How units are written.
    ///   - fields: The units; all of them for `nil`.
    /// - Returns: The style.
    public static func components(
      style: Date.UnitsFormatStyle.Style, fields: Set<Date.UnitsFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }

    /// Writes the time between two dates as hours, minutes and seconds, such as “2:10:00”.
    public static var timeDuration: Self { Self(style: .init(width: .timeDuration)) }
  }
#endif
