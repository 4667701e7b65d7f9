import IssueReporting
import RostrumPostgres
import RostrumRuntime

/// A table that a transaction has read.
struct ReadTable: Decodable, Hashable {
  let name: String
  let channel: String
  /// Whether a trigger tells of its changes.
  let isObserved: Bool
}

extension PostgresTransaction {
  /// The tables that the transaction has read so far, also by views and functions.
  ///
  /// A transaction has a lock on each of them until its end.
  func readTables() throws -> [ReadTable] {
    try rows(
      of: ReadTable.self,
      """
      SELECT n.nspname || '.' || c.relname AS name,
        'rostrum_' || md5(n.nspname || '.' || c.relname) AS channel,
        EXISTS (
          SELECT FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
          WHERE t.tgrelid = c.oid AND p.proname = 'rostrum_note_change'
        ) AS is_observed
      FROM pg_locks l
      JOIN pg_class c ON c.oid = l.relation JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE l.locktype = 'relation' AND l.pid = pg_backend_pid()
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND c.relkind IN ('r', 'p', 'm', 'f') AND c.relpersistence <> 't' AND NOT c.relispartition
        AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
      """)
  }
}

/// On what the result of a query depends.
struct QueryDependencies: Sendable {
  /// The channels of the tables that it reads.
  var channels: Set<String> = []
  /// The tables that don't tell of their changes, if they weren't known before.
  var silentTables: [String] = []

  /// Reports the tables that don't tell of their changes.
  func report() {
    if silentTables.isEmpty { return }
    reportIssue(
      """
      A query is followed that reads tables which don't tell of their changes: \
      \(silentTables.joined(separator: ", ")).

      Add a migration with '.observe(tables:)' for them.
      """)
  }
}

/// The channels of the tables that queries read, by the texts of their statements.
///
/// The tables of a statement are asked for once.
final class KnownTables: Sendable {
  private let channels = Locked<[Set<String>: Set<String>]>([:])
  private static let limit = 1_000

  /// The channels of a set of statements; `nil` if their tables weren't asked for yet.
  func channels(of texts: Set<String>) -> Set<String>? { channels.withLock { $0[texts] } }

  /// On what a transaction depends so far.
  func dependencies(of transaction: PostgresTransaction) throws -> QueryDependencies {
    let texts = transaction.texts
    if let known = channels(of: texts) { return QueryDependencies(channels: known) }
    let tables = try transaction.readTables()
    let found = Set(tables.filter(\.isObserved).map(\.channel))
    channels.withLock { channels in
      if channels.count >= Self.limit { channels = [:] }
      channels[texts] = found
    }
    return QueryDependencies(
      channels: found, silentTables: tables.filter { !$0.isObserved }.map(\.name).sorted())
  }
}
