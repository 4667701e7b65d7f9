import RostrumDependencies
public import RostrumRecords
import RostrumRuntime
public import RostrumShared

extension SharedReaderKey {
  /// Follows the rows that a statement finds in the app's database, a page at a time.
  ///
  /// ```swift
  /// @SharedReader(
  ///   .pages(of: Vehicle.self, "SELECT * FROM vehicle WHERE seats > 4", orderedBy: "plate, id"))
  /// var vehicles: Pages<Vehicle> = []
  /// ```
  ///
  /// The server sorts and filters. A session keeps the pages near the screen. A page that comes near the
  /// screen arrives in the next value of the property; until then, its rows are placeholders. All rows of a
  /// value are of one moment.
  ///
  /// The property changes with the tables that the statement reads, as with `rows(of:_:)`. Its first page
  /// is read once for all sessions of a process. An error is in `$vehicles.loadError`.
  ///
  /// - Parameters:
  ///   - type: The type of a row.
  ///   - query: The statement, without an order and a limit.
  ///   - order: What follows `ORDER BY`. The order should be total, so end it with the primary key.
  ///   - idColumn: The column of the identities of rows.
  ///   - size: The number of rows of a page, at least 1.
  /// - Returns: The key.
  public static func pages<Row: PlaceholderRow & Decodable & Equatable>(
    of type: Row.Type, _ query: PostgresQuery, orderedBy order: PostgresQuery,
    idColumn: String = "id", size: Int = 100
  ) -> Self where Self == PostgresPagesKey<Row>, Row.ID: Codable {
    PostgresPagesKey(
      PageStatements(rows: query, order: order, idColumn: idColumn, size: max(1, size)))
  }
}

/// A key that follows the rows of a statement in PostgreSQL, a page at a time.
///
/// See `SharedReaderKey.pages(of:_:orderedBy:idColumn:size:)`.
public struct PostgresPagesKey<Row: PlaceholderRow & Decodable & Equatable>: SharedReaderKey
where Row.ID: Codable {
  /// The identity of a statement.
  public struct ID: Hashable, Sendable {
    let statements: PageStatements
    let row: ObjectIdentifier
    let database: ObjectIdentifier
  }

  /// The identity of the statement.
  public let id: ID
  private let database: PostgresDatabase
  private let opening: LiveQuery<PageSet<Row>>
  private let window: PageWindow<Row>

  init(_ statements: PageStatements) {
    let database = DependencyValues.current.postgresDatabase
    self.database = database
    id = ID(
      statements: statements, row: ObjectIdentifier(Row.self),
      database: ObjectIdentifier(database))
    opening = database.queries.query(AnyHashableSendable(id)) {
      LiveQuery(database) { try statements.read([0], [], after: nil, in: $0) }
    }
    window = PageWindow(database, statements)
  }

  /// Reads the number of rows and the first page, or takes what other sessions follow already.
  ///
  /// - Parameters:
  ///   - context: The reason for reading them.
  ///   - continuation: Receives the pages.
  public func load(
    context: LoadContext<Pages<Row>>, continuation: LoadContinuation<Pages<Row>>
  ) {
    guard context.initialValue != nil else {
      Task { [database, window] in
        do {
          let pages = try await database.read { try window.read($0) }
          continuation.resume(with: .success(pages))
        } catch { continuation.resume(throwing: error) }
      }
      return
    }
    if let latest = opening.latest { return resume(continuation, with: latest) }
    DependencyValues.current.defaultDatabase.load(opening, named: "\(id)") { [self] in
      resume(continuation, with: await opening.first())
    }
  }

  private func resume(
    _ continuation: LoadContinuation<Pages<Row>>, with outcome: Result<PageSet<Row>, any Error>
  ) {
    continuation.resume(with: Result { try window.pages(of: outcome) })
  }

  /// Follows the statement.
  ///
  /// - Parameters:
  ///   - context: The reason for following it.
  ///   - subscriber: Receives the pages.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Pages<Row>>, subscriber: SharedSubscriber<Pages<Row>>
  ) -> SharedSubscription {
    window.begin(opening) { result in
      switch result {
      case .success(let pages): subscriber.yield(pages)
      case .failure(let error): subscriber.yield(throwing: error)
      }
    }
    return SharedSubscription { [window] in window.end() }
  }
}
