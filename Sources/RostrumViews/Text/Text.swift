public import Foundation

/// A run of text.
///
/// ```swift
/// Text("Speaker \(index) of \(count)").font(.caption)
/// Text(meeting.date, style: .date) + Text(" at ").italic() + Text(meeting.date, style: .time)
/// ```
///
/// A literal is a ``LocalizedStringKey``; a string value is shown unchanged.
public struct Text: Hashable, Sendable {
  package let content: Content
  package var styles: [StyleProperty] = []
  /// The values that the app has attached.
  package var attributes = TextAttributes()

  package indirect enum Content: Hashable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case date(Date, DateStyle)
    case clock(TextClock, at: Date?)
    case formatted(FormattedText)
    case attributed(AttributedText)
    case joined(Text, Text)
    case image(Image)
  }

  package init(_ content: Content) {
    self.content = content
  }

  /// Creates a localized text.
  ///
  /// - Parameters:
  ///   - key: The text, with interpolated values.
  ///   - tableName: The table of translations; `Localizable` if `nil`.
  ///   - bundle: The bundle of the table; the main bundle if `nil`.
  ///   - comment: A comment for the translator.
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

  /// Creates a text from a string, unchanged.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(.verbatim(String(content)))
  }

  /// Creates a text from a literal, unchanged.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Creates a text that is a picture, as tall as a letter if it is a symbol.
  ///
  /// ```swift
  /// Text(Image(systemName: "star.fill")) + Text(" Favorites")
  /// Text("\(Image(systemName: "star.fill")) Favorites")
  /// ```
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Creates a text of a date in one of the styles.
  ///
  /// A timer counts on the page. The other relative styles are formatted when the view is rendered;
  /// they don't update by themselves.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style))
  }

  /// Creates a text from a string with looks and links.
  ///
  /// - Parameter attributedContent: The string; attributes other than links, `inlinePresentationIntent`,
  ///   `underlineStyle`, `strikethroughStyle`, fonts, colours and distances are ignored.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(AttributedText(attributedContent)))
  }

  /// Creates a text of the interval between two dates, in the reader's locale.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      dates.lowerBound..<dates.upperBound,
      format: Date.IntervalFormatStyle(date: .abbreviated, time: .shortened))
  }

  /// Creates a text of the interval between two dates, in the reader's locale.
  public init(_ interval: DateInterval) {
    self.init(
      interval.start..<interval.end,
      format: Date.IntervalFormatStyle(date: .abbreviated, time: .shortened))
  }

  /// Creates a text of a value in a format style.
  ///
  /// ```swift
  /// Text(total, format: .currency(code: "EUR"))
  /// ```
  ///
  /// The format uses the ``EnvironmentValues/locale``, calendar and time zone of the environment,
  /// unless it sets its own.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format style.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(.formatted(FormattedText(input, format)))
  }

  /// Concatenates two texts, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(.joined(lhs, rhs))
  }

  /// The words of the text without styles.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  package func resolved(in context: TextContext) -> String {
    switch content {
    case .verbatim(let string): string
    case .key(let key): key.translated(for: context.locale).resolved(in: context)
    case .clock(let clock, let date): clock.words(at: date ?? context.now(), in: context.locale)
    case .date(let date, let style): style.words(for: date, in: context)
    case .formatted(let text): text.words(in: context)
    case .attributed(let text): text.words
    case .image: ""
    case .joined(let first, let second):
      first.resolved(in: context) + second.resolved(in: context)
    }
  }
}
