public import Foundation

/// A line that isn't a row of the table, and why.
public struct CSVRefusal: Error, Hashable, Sendable {
  /// Why a line is refused.
  public enum Reason: Hashable, Sendable {
    /// A quote is in a field that doesn't begin with one.
    case quoteInField
    /// Text follows the quote that ends a field.
    case textAfterQuote
    /// The text ends before the quote that ends a field.
    case unclosedQuote
    /// The row has more bytes than the format allows.
    case tooLong
    /// The row has a different number of fields than the first one.
    case fieldCount(Int, expected: Int)
    /// The text isn't UTF-8.
    case encoding
    /// The table has no such column.
    case noColumn(String)
    /// The field isn't a value of the column.
    case value(String, in: String)
    /// Any other reason, in words of the app.
    case other(String)
  }

  /// The number of the line in which the row begins, from 1.
  public var line: Int
  /// Why the line is refused.
  public var reason: Reason
  /// The beginning of the row.
  public var excerpt: String

  /// Creates a refusal.
  ///
  /// - Parameters:
  ///   - line: The number of the line, from 1.
  ///   - reason: Why the line is refused.
  ///   - excerpt: The beginning of the row.
  public init(line: Int, reason: Reason, excerpt: String = "") {
    self.line = line
    self.reason = reason
    self.excerpt = excerpt
  }

  static func excerpt(of bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(80), as: UTF8.self)
  }
}

extension CSVRefusal: CustomStringConvertible, LocalizedError {
  /// The line and the reason.
  public var description: String { "Line \(line): \(reason)" }

  /// A description for the app's user, in English.
  public var errorDescription: String? { description }
}

extension CSVRefusal.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .quoteInField: "There is a quote in a field that doesn’t begin with one."
    case .textAfterQuote: "Text follows the quote that ends a field."
    case .unclosedQuote: "The quote that ends a field is missing."
    case .tooLong: "The row is too long."
    case .fieldCount(let count, let expected):
      "The row has \(count) fields instead of \(expected)."
    case .encoding: "The text isn’t UTF-8."
    case .noColumn(let name): "There is no column “\(name)”."
    case .value(let text, let name): "“\(text)” can’t be in the column “\(name)”."
    case .other(let reason): reason
    }
  }
}

/// A part of a table: a row, or a line that isn't one.
public enum CSVRecord: Hashable, Sendable {
  /// A row.
  case row(CSVRow)
  /// A line that isn't a row.
  case refused(CSVRefusal)
}
