import GRDB
import RostrumRuntime

/// The moments of a database that sessions are reading.
///
/// A snapshot is a connection with an open transaction. Those who ask for one between two commits get the
/// same, so the number of connections follows that of commits on the screen, not that of sessions.
final class SnapshotSource: Sendable {
  private struct State {
    weak var latest: DatabaseSnapshot?
    /// The number of commits before the latest snapshot.
    var commits = 0
  }

  private let pool: DatabasePool
  private let counter = CommitCounter()
  private let state = Locked(State())

  init(of pool: DatabasePool) {
    self.pool = pool
    pool.add(transactionObserver: counter, extent: .databaseLifetime)
  }

  /// The database as it is now, for as long as somebody keeps the snapshot.
  ///
  /// - Returns: A snapshot.
  /// - Throws: An error of SQLite.
  func snapshot() throws -> DatabaseSnapshot {
    let commits = counter.count.value
    let known = state.withLock { $0.commits == commits ? $0.latest : nil }
    if let known { return known }
    // A commit in between is in the snapshot, and makes the next one another.
    let new = try pool.makeSnapshot()
    state.withLock { state in
      guard commits >= state.commits else { return }
      state = State(latest: new, commits: commits)
    }
    return new
  }
}

/// Counts the commits of a database.
private final class CommitCounter: TransactionObserver, Sendable {
  let count = Locked(0)

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
  func databaseDidChange(with event: DatabaseEvent) {}
  func databaseDidCommit(_ db: Database) { count.withLock { $0 += 1 } }
  func databaseDidRollback(_ db: Database) {}
}
