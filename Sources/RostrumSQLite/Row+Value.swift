import GRDB
import RostrumStorage

extension Row {
  /// Reads a column whose value another program may have written.
  ///
  /// NB: GRDB's subscript traps if the value has a different type.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - type: The type of the value.
  /// - Returns: The value.
  /// - Throws: ``UnreadableValue``.
  func value<Value: DatabaseValueConvertible>(
    _ column: String, as type: Value.Type = Value.self
  ) throws -> Value {
    guard let stored = self[column] as DatabaseValue?,
      let value = Value.fromDatabaseValue(stored)
    else { throw UnreadableValue(column: column) }
    return value
  }

  /// Reads a column that may be empty.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - type: The type of the value.
  /// - Returns: The value.
  /// - Throws: ``UnreadableValue``.
  func optionalValue<Value: DatabaseValueConvertible>(
    _ column: String, as type: Value.Type = Value.self
  ) throws -> Value? {
    guard let stored = self[column] as DatabaseValue? else { throw UnreadableValue(column: column) }
    return stored.isNull ? nil : try value(column, as: type)
  }

  /// Reads the name of a user or value.
  func name(_ column: String) throws -> String {
    StoredName.decode(try value(column, as: String.self))
  }

  /// Reads the number of a session.
  func number(_ column: String = "number") throws -> UInt64 {
    UInt64(bitPattern: try value(column, as: Int64.self))
  }
}

/// A row contains a value that the program didn't write.
struct UnreadableValue: Error {
  var column: String
  /// The subject of the row, such as a session or the name of a shared value.
  var subject = "A row"

  /// A description of the mistake.
  var reason: String { "\(subject) has a “\(column)” that can't be read." }

  /// Calls a closure, and adds the row's subject to the error if a value can't be read.
  static func named<Success>(_ subject: String, _ body: () throws -> Success) throws -> Success {
    do { return try body() } catch let error as UnreadableValue {
      throw UnreadableValue(column: error.column, subject: subject)
    }
  }
}
