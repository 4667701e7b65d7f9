/// A row of a table.
///
/// ```swift
/// let plate = row["plate"]                          // "B-RS 38"; nil if there is no such column
/// let seats = try row.value("seats", as: Int.self)  // throws a refusal with the line and the reason
/// ```
///
/// The fields are decoded when they are read.
public struct CSVRow: Hashable, Sendable {
  /// The number of the line in which the row begins, from 1.
  public let line: Int
  let header: CSVHeader?
  /// The contents of all fields in UTF-8, with a byte between each two of them.
  let bytes: [UInt8]
  /// The end of each field in the bytes.
  let ends: [Int32]

  /// The number of fields.
  public var count: Int { ends.count }

  /// The fields, in order.
  ///
  /// - Complexity: O(*n*) in the length of the row.
  public var fields: [String] { ends.indices.map { self[$0] } }

  /// The field of a column.
  ///
  /// - Parameter index: The number of the column, from 0.
  public subscript(index: Int) -> String {
    let start = index == 0 ? 0 : Int(ends[index - 1]) + 1
    return String(decoding: bytes[start..<Int(ends[index])], as: UTF8.self)
  }

  /// The field of a column; `nil` if the table has no column with this name.
  ///
  /// - Parameter name: The name of the column.
  public subscript(name: String) -> String? {
    guard let index = header?.indices[name], index < count else { return nil }
    return self[index]
  }

  /// The value in a column.
  ///
  /// - Parameters:
  ///   - name: The name of the column.
  ///   - type: The type of the value, such as `Int` or `Double`.
  /// - Returns: The value, without the spaces around it.
  /// - Throws: ``CSVRefusal`` if there is no such column, or if the field isn't such a value.
  public func value<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(CSVRefusal) -> Value {
    guard let field = self[name] else { throw refusal(.noColumn(name)) }
    guard let value = Value(Self.trimmed(field)) else { throw refusal(.value(field, in: name)) }
    return value
  }

  /// A refusal of the row for a reason of the app's.
  ///
  /// ```swift
  /// guard seats > 0 else { throw row.refusal(.value("\(seats)", in: "seats")) }
  /// ```
  ///
  /// - Parameter reason: The reason.
  /// - Returns: The refusal, with the line of the row.
  public func refusal(_ reason: CSVRefusal.Reason) -> CSVRefusal {
    CSVRefusal(line: line, reason: reason, excerpt: CSVRefusal.excerpt(of: bytes))
  }

  private static func trimmed(_ field: String) -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    let rest = field.drop(while: isSpace)
    guard let end = rest.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(rest[...end])
  }
}

/// The names of a table's columns, which all of its rows share.
final class CSVHeader: Hashable, Sendable {
  let names: [String]
  /// The columns by their names; of equal names, the first one counts.
  let indices: [String: Int]

  init(_ names: [String]) {
    self.names = names
    indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  static func == (one: CSVHeader, other: CSVHeader) -> Bool { one.names == other.names }

  func hash(into hasher: inout Hasher) { hasher.combine(names) }
}
