public import Foundation

/// A run of text.
///
/// ```swift
/// Text("Speaker \(index) of \(count)").font(.caption)
/// Text(meeting.date, style: .date) + Text(" at ").italic() + Text(meeting.date, style: .time)
/// ```
///
/// A literal is a ``LocalizedStringKey``; a string that the app has is shown as it is.
public struct Text: Hashable, Sendable {
  package let content: Content
  package var styles: [StyleProperty] = []

  package indirect enum Content: Hashable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case date(Date, DateStyle)
    case formatted(FormattedText)
    case attributed(AttributedText)
    case joined(Text, Text)
  }

  package init(_ content: Content) {
    self.content = content
  }

  /// A text for readers.
  ///
  /// - Parameters:
  ///   - key: The words, with values in them.
  ///   - tableName: The table of translations; `Localizable` if `nil`.
  ///   - bundle: Where the table is; in the program's own bundle if `nil`.
  ///   - comment: A word to the translator.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    var key = key
    if tableName != nil || bundle != nil {
      key.table = LocalizedStringKey.Table(name: tableName, bundle: bundle)
    }
    self.init(.key(key))
  }

  /// A string as it is.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(.verbatim(String(content)))
  }

  /// A literal as it is.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// A date in one of the styles.
  ///
  /// Relative styles are written when the view is shown; they do not count by themselves.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style))
  }

  /// A string with links.
  ///
  /// - Parameter attributedContent: The string; attributes of other kinds are left out.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(AttributedText(attributedContent)))
  }

  /// The time between two dates, in the reader's locale.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      dates.lowerBound..<dates.upperBound,
      format: Date.IntervalFormatStyle(date: .abbreviated, time: .shortened))
  }

  /// The time between two dates, in the reader's locale.
  public init(_ interval: DateInterval) {
    self.init(
      interval.start..<interval.end,
      format: Date.IntervalFormatStyle(date: .abbreviated, time: .shortened))
  }

  /// A value as a format style writes it.
  ///
  /// ```swift
  /// Text(total, format: .currency(code: "EUR"))
  /// ```
  ///
  /// The style follows the ``EnvironmentValues/locale``, calendar and time zone around the text where
  /// it does not set its own.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The style.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(.formatted(FormattedText(input, format)))
  }

  /// One text and then the other, each with its own look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(.joined(lhs, rhs))
  }

  /// The words without their look.
  ///
  /// - Complexity: O(*n*) in the characters.
  package func resolved(in context: TextContext) -> String {
    switch content {
    case .verbatim(let string): string
    case .key(let key): key.translated(for: context.locale).resolved(in: context)
    case .date(let date, let style): style.words(for: date, in: context)
    case .formatted(let text): text.words(in: context)
    case .attributed(let text): text.words
    case .joined(let first, let second):
      first.resolved(in: context) + second.resolved(in: context)
    }
  }
}
