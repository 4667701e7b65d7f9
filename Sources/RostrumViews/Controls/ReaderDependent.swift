/// The text of a field that reads and writes a value in the locale around the field.
@MainActor
protocol ReaderDependent {
  /// Takes the locale, calendar and time zone around the field.
  func read(in context: TextContext)
  /// Whether what was typed is not understood.
  var isRefused: Bool { get }
}
