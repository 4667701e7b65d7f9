/// The text of a field that formats and parses a value in the field's locale.
@MainActor
protocol ReaderDependent {
  /// Receives the field's locale, calendar and time zone.
  func read(in context: TextContext)
  /// Whether the format couldn't parse the text.
  var isRefused: Bool { get }
}
