public import Foundation

// Values that a formatter formats, the spelling before format styles. The formatter's own locale applies.

extension Text {
  /// Creates a text of a value of Foundation, such as a date, that a formatter formats.
  ///
  /// ```swift
  /// Text(order.date, formatter: dates)
  /// ```
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: Formats the value; a value of another kind than the formatter's is an empty text.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of an object, such as a number, that a formatter formats.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - formatter: Formats the object; an object of another kind than the formatter's is an empty text.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value of Foundation, such as a date, that a formatter formats.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: Formats the value; a value of another kind than the formatter's adds nothing.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    appendInterpolation(Text(subject, formatter: formatter))
  }

  /// Adds an object, such as a number, that a formatter formats.
  ///
  /// - Parameters:
  ///   - subject: The object.
  ///   - formatter: Formats the object; an object of another kind than the formatter's adds nothing.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter
  ) {
    appendInterpolation(Text(subject, formatter: formatter))
  }
}
