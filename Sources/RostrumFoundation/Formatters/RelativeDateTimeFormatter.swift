#if !canImport(Darwin)
  public import Foundation

  /// Writes how far a date is from another one, such as “2 days ago” or “tomorrow”.
  ///
  /// ```swift
  /// let formatter = RelativeDateTimeFormatter()
  /// formatter.dateTimeStyle = .named
  /// Text(formatter.localizedString(for: message.date, relativeTo: .now))
  /// ```
  ///
  /// Foundation on Linux lacks this class. Without a locale of its own, it writes for the reader of the
  /// session.
  public final class RelativeDateTimeFormatter: Formatter {
    /// Whether dates have names.
    public enum DateTimeStyle: Int, Hashable, Sendable {
      /// A number and a unit always, such as “1 day ago”.
      case numeric
      /// A name if there is one, such as “yesterday”.
      case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Hashable, Sendable {
      /// In whole words, such as “2 months ago”.
      case full
      /// In whole words, with the number in words.
      case spellOut
      /// Short, such as “2 mo. ago”.
      case short
      /// As short as possible, such as “2mo ago”.
      case abbreviated
    }

    /// Whether dates have names.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    public var unitsStyle = UnitsStyle.full
    /// Where the text stands, which determines its first letter.
    public var formattingContext = Formatter.Context.unknown
    /// The locale; that of the session for `nil`.
    public var locale: Locale!
    /// The calendar; that of the session for `nil`.
    public var calendar: Calendar!

    /// Writes how far a date is from another one.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - referenceDate: The date from which it is seen.
    /// - Returns: The text.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
        unitsStyle: unitsStyle.width, locale: locale ?? SessionFormats.locale,
        calendar: calendar ?? SessionFormats.calendar,
        capitalizationContext: formattingContext.capitalization
      ).format(referenceDate)
    }

    /// Writes how far a time is from now.
    ///
    /// - Parameter timeInterval: The seconds from now; negative ones are in the past.
    /// - Returns: The text.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date.now
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Writes how far a time is from now.
    ///
    /// - Parameter dateComponents: What is added to now.
    /// - Returns: The text.
    public func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date.now
      let calendar = calendar ?? SessionFormats.calendar
      return localizedString(
        for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// Writes how far a date is from now.
    ///
    /// - Parameter obj: A `Date`.
    /// - Returns: The text; `nil` for any other value.
    public override func string(for obj: Any) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }
  }

  extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var width: Date.RelativeFormatStyle.UnitsStyle {
      switch self {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
  }

  extension Formatter.Context {
    fileprivate var capitalization: FormatStyleCapitalizationContext {
      switch self {
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      case .listItem: .listItem
      case .standalone: .standalone
      default: .unknown
      }
    }
  }
#endif
