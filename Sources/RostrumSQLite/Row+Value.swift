import GRDB
import RostrumStorage

extension Row {
  /// Reads a column, which someone else may have written.
  ///
  /// NB: The subscript of GRDB ends the process if the value has a different type.
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

/// A row has a value that the program didn't write.
struct UnreadableValue: Error {
  var column: String
  /// What the row is about, such as a session or the name of a shared value.
  var subject = "A row"

  /// The mistake, in words.
  var reason: String { "\(subject) has a “\(column)” that can't be read." }

  /// Calls a closure, and names the row if the closure can't read it.
  static func named<Success>(_ subject: String, _ body: () throws -> Success) throws -> Success {
    do { return try body() } catch let error as UnreadableValue {
      throw UnreadableValue(column: error.column, subject: subject)
    }
  }
}
