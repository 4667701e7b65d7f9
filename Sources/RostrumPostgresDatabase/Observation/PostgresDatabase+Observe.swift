extension PostgresDatabase {
  /// What a query finds now, and each time that its result may have changed, by whichever process.
  ///
  /// An effect that follows a query:
  ///
  /// ```swift
  /// return .run { send in
  ///   for try await count in database.observe({ db in
  ///     try db.row(of: Int.self, "SELECT count(*) FROM vehicle") ?? 0
  ///   }) {
  ///     await send(.countChanged(count))
  ///   }
  /// }
  /// ```
  ///
  /// The tables that the query reads tell of their changes by a migration with
  /// ``PostgresMigration/observe(tables:)``. Of changes in quick succession, the last one comes for sure. While
  /// the server can't be reached, no result comes; the stream continues afterwards.
  ///
  /// - Parameter query: Reads from the database.
  /// - Returns: The results, without equal ones in succession. The stream ends with an error if the query
  ///   fails for a different reason.
  public func observe<Value: Equatable & Sendable>(
    _ query: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    let live = LiveQuery(self, query)
    return AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let number = live.add { result in
        switch result {
        case .success(let value): continuation.yield(value)
        case .failure(let error as PostgresError) where error.mayPass: break
        case .failure(let error): continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in live.remove(number) }
    }
  }
}
