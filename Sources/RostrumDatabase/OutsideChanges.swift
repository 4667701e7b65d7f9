import GRDB
import RostrumRuntime

/// Finds what other processes have written into a file, and tells the observations of this process.
///
/// SQLite counts the changes by other connections: `PRAGMA data_version`. While somebody observes, a
/// connection reads the number about once a second.
final class OutsideChanges: Sendable {
  private struct State {
    var visitors: Set<Int> = []
    var lastVisitor = 0
    var task: Task<Void, Never>?
  }

  private let pool: DatabasePool
  private let clock: any Clock<Duration>
  private let state = Locked(State())

  init(of pool: DatabasePool, clock: any Clock<Duration>) {
    self.pool = pool
    self.clock = clock
  }

  /// Looks for changes until the visitor leaves.
  ///
  /// - Returns: The number of the visitor.
  func begin() -> Int {
    state.withLock { state in
      state.lastVisitor += 1
      state.visitors.insert(state.lastVisitor)
      if state.task == nil {
        state.task = Task { [pool, clock] in await Self.look(in: pool, clock) }
      }
      return state.lastVisitor
    }
  }

  func end(_ visitor: Int) {
    state.withLock { state in
      state.visitors.remove(visitor)
      guard state.visitors.isEmpty else { return }
      state.task?.cancel()
      state.task = nil
    }
  }

  func stop() { state.withLock { $0.task?.cancel() } }

  private static func look(in pool: DatabasePool, _ clock: any Clock<Duration>) async {
    var known: Int?
    while !Task.isCancelled {
      // The writer's own changes don't count, because it is the one that asks.
      let version = try? await pool.writeWithoutTransaction { db in
        try Int.fetchOne(db, sql: "PRAGMA data_version")
      }
      // The first look finds what was written since the observation began.
      if let version, version != known {
        try? await pool.write { try $0.notifyChanges(in: .fullDatabase) }
      }
      known = version ?? known
      guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
    }
  }
}
