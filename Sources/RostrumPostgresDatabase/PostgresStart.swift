import RostrumPostgres
import RostrumRuntime

/// The first use of a database: it brings the tables up to date once, for all who wait for it.
///
/// After a failure, the next one tries again.
final class PostgresStart: Sendable {
  private struct State {
    var isFinished = false
    var refusal: PostgresError?
    var task: Task<Void, any Error>?
  }

  private let migrator: PostgresMigrator
  private let state = Locked(State())

  init(_ migrator: PostgresMigrator) {
    self.migrator = migrator
  }

  /// Why the database can never be used; `nil` if it can.
  var refusal: PostgresError? { state.value.refusal }

  func refuse(_ error: PostgresError) { state.withLock { $0.refusal = error } }

  /// Waits until the tables are up to date.
  func finish(with pool: PostgresPool) async throws {
    let task = state.withLock { current -> Task<Void, any Error>? in
      if current.isFinished { return nil }
      let task = current.task ?? Task { try await migrate(with: pool) }
      current.task = task
      return task
    }
    try await task?.value
  }

  private func migrate(with pool: PostgresPool) async throws {
    do {
      try await pool.perform { [migrator] in try migrator.migrate($0) }
      state.withLock { $0 = State(isFinished: true) }
    } catch {
      state.withLock { $0.task = nil }
      throw error
    }
  }
}
