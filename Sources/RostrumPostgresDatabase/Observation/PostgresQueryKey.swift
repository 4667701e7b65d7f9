import RostrumDependencies
import RostrumRuntime
public import RostrumShared

extension SharedReaderKey {
  /// Follows the rows that a statement finds in the app's database.
  ///
  /// ```swift
  /// @SharedReader(.rows(of: Vehicle.self, "SELECT * FROM vehicle ORDER BY plate LIMIT 500"))
  /// var vehicles: [Vehicle] = []
  /// ```
  ///
  /// The property has its default value until the rows have arrived, for which a page waits. It changes with the
  /// tables that the statement reads, whichever session of whichever process has written them. The
  /// tables tell of their changes by a migration with `PostgresMigration.observe(tables:)`. An error is in
  /// `$vehicles.loadError`.
  ///
  /// A process runs a statement once for all sessions that follow it with the same values.
  ///
  /// - Parameters:
  ///   - type: The type of a row.
  ///   - query: The statement.
  /// - Returns: The key.
  public static func rows<Row: Decodable & Equatable & Sendable>(
    of type: Row.Type, _ query: PostgresQuery
  ) -> Self where Self == PostgresQueryKey<[Row]> {
    PostgresQueryKey(query) { try $0.rows(of: type, query) }
  }

  /// Follows the first row that a statement finds in the app's database.
  ///
  /// ```swift
  /// @SharedReader(.row(of: Int.self, "SELECT count(*) FROM vehicle")) var count: Int?
  /// ```
  ///
  /// The value is `nil` until the row has arrived, and if the statement finds no row.
  ///
  /// - Parameters:
  ///   - type: The type of the row.
  ///   - query: The statement.
  /// - Returns: The key.
  public static func row<Row: Decodable & Equatable & Sendable>(
    of type: Row.Type, _ query: PostgresQuery
  ) -> Self where Self == PostgresQueryKey<Row?> {
    PostgresQueryKey(query) { try $0.row(of: type, query) }
  }

  /// Follows what several statements find in the app's database.
  ///
  /// ```swift
  /// @SharedReader(
  ///   .query { db in
  ///     let free = try db.row(of: Int.self, "SELECT count(*) FROM vehicle WHERE driver IS NULL")
  ///     let all = try db.row(of: Int.self, "SELECT count(*) FROM vehicle")
  ///     return [free ?? 0, all ?? 0]
  ///   })
  /// var counts: [Int] = []
  /// ```
  ///
  /// A query is identified by its place in the source. If it captures values that can differ, say them
  /// by `id`, or the declarations of one session share the query that was declared first.
  ///
  /// Each session runs the query for itself, because what it captures can't be compared with what
  /// others capture. Prefer `rows(of:_:)` where one statement is enough.
  ///
  /// - Parameters:
  ///   - id: The values that the query captures.
  ///   - fileID: The file of the query.
  ///   - line: The line of the query.
  ///   - column: The column of the query.
  ///   - query: Reads from the database.
  /// - Returns: The key.
  public static func query<Value: Equatable & Sendable>(
    id: some Hashable & Sendable = 0, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, _ query: sending @escaping (PostgresTransaction) throws -> Value
  ) -> Self where Self == PostgresQueryKey<Value> {
    let sent = SentQuery(query)
    return PostgresQueryKey(AnyHashableSendable(id), place: "\(fileID):\(line):\(column)") {
      try sent.run($0)
    }
  }
}

/// A key that follows a query of the app's database in PostgreSQL.
///
/// See `SharedReaderKey.rows(of:_:)`.
public struct PostgresQueryKey<Value: Equatable & Sendable>: SharedReaderKey {
  /// The identity of a query.
  public struct ID: Hashable, Sendable {
    let id: AnyHashableSendable
    /// The place of a query that isn't identified by its statement.
    let place: String?
    let database: ObjectIdentifier
  }

  /// The identity of the query.
  public let id: ID
  private let database: PostgresDatabase
  private let query: @Sendable (PostgresTransaction) throws -> Value
  private let live: LiveQuery<Value>

  /// A key for a statement, which all sessions follow together.
  init(
    _ statement: PostgresQuery, _ query: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) {
    let database = DependencyValues.current.postgresDatabase
    self.database = database
    self.query = query
    id = ID(
      id: AnyHashableSendable(statement), place: nil, database: ObjectIdentifier(database))
    live = database.queries.query(AnyHashableSendable(id)) {
      LiveQuery(database, text: statement.text, query)
    }
  }

  /// A key for a closure, which each session follows by itself.
  init(
    _ id: AnyHashableSendable, place: String,
    _ query: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) {
    let database = DependencyValues.current.postgresDatabase
    self.database = database
    self.query = query
    self.id = ID(id: id, place: place, database: ObjectIdentifier(database))
    live = LiveQuery(database, query)
  }

  /// Runs the query, or takes the result that other sessions follow already.
  ///
  /// - Parameters:
  ///   - context: The reason for running it.
  ///   - continuation: Receives the result.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    guard context.initialValue != nil else {
      Task { [database, query] in
        do { continuation.resume(with: .success(try await database.read(query))) } catch {
          continuation.resume(throwing: error)
        }
      }
      return
    }
    if let latest = live.latest { return continuation.resume(with: latest.map { $0 }) }
    let load = { @MainActor @Sendable [live] in
      continuation.resume(with: await live.first().map { $0 })
    }
    guard id.place == nil else {
      Task { await load() }
      return
    }
    DependencyValues.current.defaultDatabase.load(live, named: "\(id)", load)
  }

  /// Follows the query.
  ///
  /// - Parameters:
  ///   - context: The reason for running it.
  ///   - subscriber: Receives the results.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let number = live.add { result in
      switch result {
      case .success(let value): subscriber.yield(value)
      case .failure(let error): subscriber.yield(throwing: error)
      }
    }
    return SharedSubscription { [live] in live.remove(number) }
  }
}

/// A query that a key has taken over.
///
/// NB: A closure after a leading dot isn't inferred to be `@Sendable` (Swift 6.3), so the key takes it as
/// `sending`. It may change what it has captured, so its runs take turns.
///
/// NB: `@unchecked Sendable` because `lock` guards the closure.
private final class SentQuery<Value>: @unchecked Sendable {
  private let lock = Lock()
  private let query: (PostgresTransaction) throws -> Value

  init(_ query: sending @escaping (PostgresTransaction) throws -> Value) {
    self.query = query
  }

  func run(_ db: PostgresTransaction) throws -> Value { try lock.withLock { try query(db) } }
}
