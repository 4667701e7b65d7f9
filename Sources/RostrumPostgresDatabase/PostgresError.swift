public import Foundation
import RostrumPostgres
import RostrumStorage

/// A failure of the app's database in PostgreSQL.
public enum PostgresError: Error, Hashable, Sendable {
  /// There is no connection to the server.
  ///
  /// Whether a write whose commit was in progress has happened isn't known then.
  ///
  /// - Parameter reason: A description of the reason.
  case unreachable(reason: String)
  /// The server refuses a statement.
  ///
  /// - Parameter refusal: What the server says.
  case refused(PostgresRefusal)
  /// A value of a result isn't what the program expects.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - type: The type of the column.
  ///   - reason: A description of the reason.
  case unreadable(column: String, type: String, reason: String)
  /// A parameter of a statement has no form that the server can take.
  ///
  /// - Parameter reason: A description of the reason.
  case unwritable(reason: String)
  /// The tables can't be brought up to date.
  ///
  /// - Parameters:
  ///   - name: The name of the migration.
  ///   - reason: A description of the reason.
  case migration(name: String, reason: String)
}

/// What the server says when it refuses a statement.
public struct PostgresRefusal: Hashable, Sendable {
  /// The code, such as `"23505"` for a value that must be unique; PostgreSQL's documentation lists them.
  public var code: String
  /// The message.
  public var message: String
  /// More about the failure, such as the value that exists already.
  public var detail: String?
  /// The table in which a value isn't allowed.
  public var table: String?
  /// The column in which a value isn't allowed.
  public var column: String?
  /// The constraint that a value violates.
  public var constraint: String?

  /// Creates what the server says.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - message: The message.
  ///   - detail: More about the failure.
  ///   - table: The table in which a value isn't allowed.
  ///   - column: The column in which a value isn't allowed.
  ///   - constraint: The constraint that a value violates.
  public init(
    code: String, message: String, detail: String? = nil, table: String? = nil,
    column: String? = nil, constraint: String? = nil
  ) {
    self.code = code
    self.message = message
    self.detail = detail
    self.table = table
    self.column = column
    self.constraint = constraint
  }
}

extension PostgresError: LocalizedError {
  /// A description of the failure for the app's user.
  public var errorDescription: String? {
    switch self {
    case .unreachable: "The database can't be reached."
    case .refused(let refusal): "The database refuses the request: \(refusal.message)"
    case .unreadable(let column, let type, let reason):
      "The column “\(column)” of type \(type) can't be read: \(reason)."
    case .unwritable(let reason): "The data can't be stored: \(reason)."
    case .migration(let name, let reason):
      "The migration “\(name)” can't be applied: \(reason)."
    }
  }
}

extension PostgresError {
  init(_ failure: PostgresFailure) {
    guard let code = failure.code, !Self.endsConnection(code) else {
      self = .unreachable(reason: failure.message)
      return
    }
    self = .refused(
      PostgresRefusal(
        code: code, message: failure.message, detail: failure.detail, table: failure.table,
        column: failure.column, constraint: failure.constraint))
  }

  init(_ error: StorageError) {
    guard case .unreachable(let reason) = error else {
      self = .unreachable(reason: "\(error)")
      return
    }
    self = .unreachable(reason: reason)
  }

  /// Whether the same query may succeed later, although nothing has changed in the tables.
  var mayPass: Bool {
    switch self {
    case .unreachable: true
    // Conflicts, resources, and limits of time.
    case .refused(let refusal):
      ["40", "53", "55", "57"].contains { refusal.code.hasPrefix($0) }
    case .unreadable, .unwritable, .migration: false
    }
  }

  /// Whether a code says that the server ends the connection: connection exceptions, and shutdowns.
  private static func endsConnection(_ code: String) -> Bool {
    code.hasPrefix("08") || code.hasPrefix("57P0")
  }
}
