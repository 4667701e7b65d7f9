import RostrumPostgres

/// The database during a transaction.
///
/// It is valid within the closure of ``PostgresDatabase/read(_:)``, ``PostgresDatabase/write(_:)`` or a
/// query.
///
/// Rows are decoded by the names of their columns, which are those of the properties in lower-case with
/// underscores: the property `ownedBy` has the column `owned_by`. A type with a single value, such as
/// `Int`, has the first column.
///
/// | PostgreSQL | Swift |
/// |---|---|
/// | `smallint`, `integer`, `bigint`, and `numeric` without a fraction | integers, if the number fits |
/// | `real`, `double precision` | `Double`, `Float` |
/// | `numeric` | `Decimal`, or `Double` |
/// | `boolean` | `Bool` |
/// | `text`, `varchar`, enumerations | `String`, and types whose raw values are texts |
/// | `timestamptz`, `timestamp` and `date`, which are taken as UTC | `Date`, in microseconds |
/// | `uuid`, `bytea` | `UUID`, `Data` |
/// | `json`, `jsonb` | any type, or `String` for the text |
/// | arrays of one dimension | arrays |
///
/// For other types, ask for a text: `SELECT duration::text`.
public final class PostgresTransaction {
  private let connection: PostgresConnection
  /// The texts of the statements so far.
  private(set) var texts: Set<String> = []
  /// The first failure, after which the server undoes the transaction, also if the closure has caught it.
  private(set) var failure: PostgresError?
  fileprivate var isOver = false

  init(_ connection: PostgresConnection) {
    self.connection = connection
  }

  /// Reads rows.
  ///
  /// ```swift
  /// let vehicles = try db.rows(
  ///   of: Vehicle.self, "SELECT * FROM vehicle WHERE seats >= \(seats) ORDER BY plate LIMIT 500")
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of a row.
  ///   - query: The statement.
  /// - Returns: The rows, in order.
  /// - Throws: ``PostgresError``.
  public func rows<Row: Decodable>(
    of type: Row.Type = Row.self, _ query: PostgresQuery
  ) throws -> [Row] {
    let result = try perform(query)
    return try RowsDecoder(result).decode(type, result.rows)
  }

  /// Reads the first row.
  ///
  /// ```swift
  /// let count = try db.row(of: Int.self, "SELECT count(*) FROM vehicle") ?? 0
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the row.
  ///   - query: The statement.
  /// - Returns: The row; `nil` if there are none.
  /// - Throws: ``PostgresError``.
  public func row<Row: Decodable>(
    of type: Row.Type = Row.self, _ query: PostgresQuery
  ) throws -> Row? {
    let result = try perform(query)
    return try RowsDecoder(result).decode(type, result.rows.prefix(1)).first
  }

  /// Executes a statement.
  ///
  /// - Parameter query: The statement.
  /// - Returns: The number of rows that it has changed, or found.
  /// - Throws: ``PostgresError``.
  @discardableResult
  public func execute(_ query: PostgresQuery) throws -> Int { try perform(query).count }

  private func perform(_ query: PostgresQuery) throws(PostgresError) -> PostgresResult {
    if isOver { throw .unreachable(reason: "The transaction is over.") }
    if let failure = query.failure { throw failure }
    let text = query.text
    texts.insert(text)
    do throws(PostgresFailure) {
      let types = query.needsTypes ? try connection.parameterTypes(of: text) : []
      return try connection.query(
        text,
        query.parameters.enumerated().map { place, parameter in
          parameter.value(for: types.indices.contains(place) ? types[place] : 0)
        })
    } catch {
      let error = PostgresError(error)
      failure = failure ?? error
      throw error
    }
  }
}

extension PostgresQuery {
  /// Whether the form of a parameter depends on the type of its place.
  fileprivate var needsTypes: Bool {
    parameters.contains { if case .list = $0 { true } else { false } }
  }
}

extension PostgresConnection {
  /// How a transaction begins.
  enum TransactionKind: String {
    /// Sees the tables as they were at the first statement.
    case reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    /// Has the same effect as if transactions ran one after the other.
    case writing = "BEGIN ISOLATION LEVEL SERIALIZABLE"
  }

  /// Runs a closure in a transaction, once more when the transaction was in the way of a different one.
  func transact<Success>(
    _ kind: TransactionKind, _ body: (PostgresTransaction) throws -> Success
  ) throws -> Success {
    try repeating(attempts: 20) { connection in
      try connection.transact(kind.rawValue) {
        let transaction = PostgresTransaction(connection)
        defer { transaction.isOver = true }
        let success = try body(transaction)
        if let failure = transaction.failure { throw failure }
        return success
      }
    }
  }

  /// Runs a closure in a transaction, which is undone if the closure throws.
  func transact<Success>(_ beginning: String, _ body: () throws -> Success) throws -> Success {
    try command(beginning)
    do {
      let success = try body()
      try command("COMMIT")
      return success
    } catch {
      do { try command("ROLLBACK") } catch { close() }
      throw error
    }
  }

  private func command(_ sql: String) throws(PostgresError) {
    do { try run(sql) } catch { throw PostgresError(error) }
  }
}
