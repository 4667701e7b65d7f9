import RostrumDependencies
import RostrumPostgres
import RostrumRuntime

/// The queries that sessions of this process follow together.
final class LiveQueries: Sendable {
  private struct Entry {
    weak var query: (any AnyObject & Sendable)?
  }

  private let entries = Locked<[AnyHashableSendable: Entry]>([:])
  let tables = KnownTables()

  /// The query with an identity, which exists as long as somebody has it.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - make: Makes the query if nobody follows it yet.
  /// - Returns: The query.
  func query<Value>(
    _ id: AnyHashableSendable, _ make: () -> LiveQuery<Value>
  ) -> LiveQuery<Value> {
    entries.withLock { entries in
      if let query = entries[id]?.query as? LiveQuery<Value> { return query }
      let query = make()
      entries = entries.filter { $0.value.query != nil }
      entries[id] = Entry(query: query)
      return query
    }
  }
}

extension PostgresDatabase {
  /// Runs a query, and finds out on what its result depends.
  func follow<Value: Sendable>(
    _ query: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) async throws -> (Value, QueryDependencies) {
    try await read { [tables = queries.tables] db in
      let value = try query(db)
      return (value, try tables.dependencies(of: db))
    }
  }
}
