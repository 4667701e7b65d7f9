import RostrumStorage

/// A request that failed: what the server says, or that there is no connection.
package struct PostgresFailure: Error, Hashable, Sendable {
  /// The code in PostgreSQL's documentation; `nil` if the server hasn't answered.
  package var code: String?
  /// The message in one line.
  package var message: String
  /// More about the failure, such as the values that exist already.
  package var detail: String?
  /// The table in which a value isn't allowed.
  package var table: String?
  /// The column in which a value isn't allowed.
  package var column: String?
  /// The constraint that a value violates.
  package var constraint: String?

  /// Whether the same request may succeed at once: it was in the way of a different one.
  var isInTheWay: Bool { code == "40001" || code == "40P01" || isStale }

  /// Whether a prepared statement doesn't match its tables any longer, which were altered since.
  var isStale: Bool { code == "0A000" && message.contains("cached plan") }

  /// The failure of a storage that it stands for.
  var storageError: StorageError {
    switch code {
    case "53100": .full
    case "XX001", "XX002": .damaged(reason: message)
    default: .unreachable(reason: message)
    }
  }
}
