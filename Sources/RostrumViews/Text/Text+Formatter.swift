public import Foundation

// Values that a formatter formats, the spelling before format styles. The formatter's own locale applies.

extension Text {
  /// Creates a text of a value that a formatter formats.
  ///
  /// ```swift
  /// Text(order.date, formatter: dates)
  /// ```
  ///
  /// On Apple's systems, the value is an object or one of Foundation's values.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: Formats the value; a value of another kind than the formatter's is an empty text.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value that a formatter formats.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: Formats the value; a value of another kind than the formatter's adds nothing.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }
}
