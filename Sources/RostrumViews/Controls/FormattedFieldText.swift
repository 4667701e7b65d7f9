/// The text of a field that formats and parses a value in the field's locale.
@MainActor
protocol FormattedFieldText {
  /// Receives the field's locale, calendar and time zone, and what was typed into the field.
  ///
  /// - Parameters:
  ///   - context: The locale, calendar and time zone.
  ///   - former: What the field's former text returned; `nil` for a new field.
  /// - Returns: What was typed, which ends when the field loses the focus.
  func begin(in context: TextContext, continuing former: (any FocusLink)?) -> any FocusLink
  /// Whether the format couldn't parse the text.
  var isRefused: Bool { get }
}
