import RostrumPostgres
import RostrumRuntime
import RostrumStorage

/// The news of tables, for the queries of this process that read them.
///
/// A connection listens on the channel of each table that a query reads, from the first query to
/// the last one.
final class TableChanges: Sendable {
  private let audience = Audience()
  private let listener: PostgresListener

  init(_ connection: PostgresConnection) {
    listener = PostgresListener(connection, audience)
  }

  func stop() { listener.stop() }

  /// Registers a query.
  ///
  /// - Parameter notice: Called on any thread when the result may have changed.
  /// - Returns: The number of the query.
  func add(_ notice: @escaping @Sendable () -> Void) -> Int {
    listener.begin()
    return audience.state.withLock { state in
      state.lastNumber += 1
      state.watchers[state.lastNumber] = Watcher(notice: notice)
      return state.lastNumber
    }
  }

  /// Ends the registration of a query.
  func remove(_ number: Int) {
    audience.state.withLock { $0.watchers[number] = nil }
    update {}
  }

  /// Says which channels a query depends on, and waits until the connection listens on them.
  ///
  /// - Returns: Whether something may have changed in between: some of the channels are new.
  func watch(_ channels: Set<String>, for number: Int) async -> Bool {
    let hasMore = audience.state.withLock { state in
      guard let former = state.watchers[number]?.channels else { return false }
      state.watchers[number]?.channels = channels
      return !channels.isSubset(of: former)
    }
    guard hasMore else { return false }
    await withCheckedContinuation { continuation in update { continuation.resume() } }
    return true
  }

  /// Listens on the channels that are wanted.
  ///
  /// Without a connection, that happens when one is open.
  private func update(_ completion: @escaping @Sendable () -> Void) {
    listener.perform { [audience] connection throws(StorageError) in
      try audience.listen(on: connection, isNew: false)
    } completion: { _ in
      completion()
    }
  }
}

/// A query that depends on some channels.
private struct Watcher {
  var channels: Set<String> = []
  let notice: @Sendable () -> Void
}

/// Passes the notifications of channels to the queries that depend on them.
private final class Audience: PostgresAudience {
  struct State {
    var watchers: [Int: Watcher] = [:]
    var lastNumber = 0
    /// The channels on which the connection listens.
    var heard: Set<String> = []
  }

  let state = Locked(State())

  func listen(on connection: PostgresConnection) throws(StorageError) {
    try listen(on: connection, isNew: true)
  }

  func listen(on connection: PostgresConnection, isNew: Bool) throws(StorageError) {
    let (wanted, heard) = state.withLock { state in
      if isNew { state.heard = [] }
      return (Set(state.watchers.values.flatMap(\.channels)), state.heard)
    }
    let statements =
      wanted.subtracting(heard).map { "LISTEN \($0.quotedName)" }
      + heard.subtracting(wanted).map { "UNLISTEN \($0.quotedName)" }
    if statements.isEmpty { return }
    try connection.execute(statements.joined(separator: "; "))
    state.withLock { $0.heard = wanted }
  }

  func receive(_ notification: PostgresConnection.Notification) {
    notify { $0.channels.contains(notification.channel) }
  }

  func catchUp(on connection: PostgresConnection) { notify { _ in true } }

  private func notify(_ isAffected: (Watcher) -> Bool) {
    for watcher in state.value.watchers.values where isAffected(watcher) { watcher.notice() }
  }
}
