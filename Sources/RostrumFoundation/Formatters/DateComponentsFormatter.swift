#if !canImport(Darwin)
  public import Foundation

  /// Writes a time in units, such as “2 hours, 10 minutes” or “2:10:00”.
  ///
  /// ```swift
  /// let formatter = DateComponentsFormatter()
  /// formatter.unitsStyle = .abbreviated
  /// formatter.allowedUnits = [.hour, .minute]
  /// Text(formatter.string(from: workout.duration) ?? "")
  /// ```
  ///
  /// The class of Foundation on Linux formats nothing. This one writes for the reader of the session. It
  /// has no phrases for what is left or approximate, and no numbers in words.
  public final class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Hashable, Sendable {
      /// Numbers with colons, such as “2:10:00”.
      case positional
      /// As short as possible, such as “2h 10m”.
      case abbreviated
      /// Short, such as “2 hr, 10 min”.
      case short
      /// In whole words, such as “2 hours, 10 minutes”.
      case full
      /// Short and without commas, such as “2 hr 10 min”.
      case brief
    }

    /// Which units without a number are written.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
      /// The flags.
      public let rawValue: UInt

      /// Creates a set of flags.
      ///
      /// - Parameter rawValue: The flags.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Those after the first unit with a number if numbers have colons, and else none.
      public static let `default` = Self(rawValue: 1 << 0)
      /// Those after the first unit with a number.
      public static let dropLeading = Self(rawValue: 1 << 1)
      /// Those that aren’t between units with numbers are left out.
      public static let dropMiddle = Self(rawValue: 1 << 2)
      /// Those before the last unit with a number.
      public static let dropTrailing = Self(rawValue: 1 << 3)
      /// None.
      public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All, with two digits each if numbers have colons.
      public static let pad = Self(rawValue: 1 << 16)
    }

    /// How units are written.
    public var unitsStyle = UnitsStyle.positional
    /// The units; all of them if empty.
    public var allowedUnits: NSCalendar.Unit = []
    /// Which units without a number are written.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The greatest number of units; all of them for 0.
    public var maximumUnitCount = 0
    /// The calendar of years and months; that of the session for `nil`.
    public var calendar: Calendar?
    /// The date at which a time begins, which determines the lengths of months; now for `nil`.
    public var referenceDate: Date?

    /// Writes a time.
    ///
    /// - Parameter ti: The seconds.
    /// - Returns: The text.
    public func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite else { return nil }
      let start = referenceDate ?? .now
      return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Writes a time.
    ///
    /// - Parameter components: The numbers of the units.
    /// - Returns: The text; `nil` if the calendar can’t add them.
    public func string(from components: DateComponents) -> String? {
      let start = referenceDate ?? .now
      let calendar = calendar ?? components.calendar ?? SessionFormats.calendar
      return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// Writes the time between two dates.
    ///
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - endDate: The second date; a time to an earlier one has a minus sign.
    /// - Returns: The text.
    public func string(from startDate: Date, to endDate: Date) -> String? {
      let range = min(startDate, endDate)..<max(startDate, endDate)
      var time = PassedTime(range, in: units, calendar: calendar ?? SessionFormats.calendar)
      time.drop(zeroFormattingBehavior.resolved(isPositional: unitsStyle == .positional))
      if maximumUnitCount > 0 { time.counts = Array(time.counts.prefix(maximumUnitCount)) }
      let locale = calendar?.locale ?? SessionFormats.locale
      let text =
        if let width = unitsStyle.width {
          time.text(width, locale: locale)
        } else {
          time.digits(locale: locale, isPadded: zeroFormattingBehavior.contains(.pad))
        }
      return endDate < startDate ? "-" + text : text
    }

    /// Writes a time for the reader of the session.
    ///
    /// - Parameters:
    ///   - components: The numbers of the units.
    ///   - unitsStyle: How units are written.
    /// - Returns: The text; `nil` if the calendar can’t add them.
    public class func localizedString(
      from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// Writes a time.
    ///
    /// - Parameter obj: The `DateComponents`.
    /// - Returns: The text; `nil` for any other value.
    public override func string(for obj: Any) -> String? {
      (obj as? DateComponents).flatMap { string(from: $0) }
    }

    private var units: Set<PassedTime.Unit> {
      let known: [(NSCalendar.Unit, PassedTime.Unit)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .week), (.weekOfYear, .week), (.day, .day),
        (.hour, .hour), (.minute, .minute), (.second, .second),
      ]
      let chosen = Set(known.filter { allowedUnits.contains($0.0) }.map(\.1))
      return chosen.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : chosen
    }
  }

  extension DateComponentsFormatter.UnitsStyle {
    /// The width of the units of a duration; `nil` for numbers without units.
    fileprivate var width: Duration.UnitsFormatStyle.UnitWidth? {
      switch self {
      case .positional: nil
      case .abbreviated: .narrow
      case .short: .abbreviated
      case .full: .wide
      case .brief: .condensedAbbreviated
      }
    }
  }

  extension DateComponentsFormatter.ZeroFormattingBehavior {
    fileprivate func resolved(isPositional: Bool) -> Self {
      if contains(.pad) { return subtracting(.default) }
      return contains(.default) ? (isPositional ? .dropLeading : .dropAll) : self
    }
  }

  extension PassedTime {
    /// Leaves out units without a number, but for the smallest one if there is no other.
    fileprivate mutating func drop(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
      guard let last = counts.last else { return }
      let first = counts.firstIndex { $0.count != 0 } ?? counts.count
      let end = counts.lastIndex { $0.count != 0 } ?? -1
      counts = counts.enumerated().filter { index, part in
        if part.count != 0 { return true }
        if index < first { return !behavior.contains(.dropLeading) }
        return !behavior.contains(index > end ? .dropTrailing : .dropMiddle)
      }.map(\.element)
      if counts.isEmpty { counts = [last] }
    }
  }
#endif
