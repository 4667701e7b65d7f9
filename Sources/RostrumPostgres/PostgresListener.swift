import Foundation
import RostrumRuntime
import RostrumStorage

/// A connection that listens to the notifications of all nodes.
///
/// NB: `@unchecked Sendable` because only the queue of the connection uses the mutable state.
final class PostgresListener: @unchecked Sendable {
  private let connection: PostgresConnection
  private let signals: StorageSignals
  private let pool: PostgresPool
  private var source: (any DispatchSourceRead)?
  private var isStopped = false
  /// The seconds until the next attempt to connect.
  private var delay = 0.1

  private static let longestDelay = 5.0

  init(_ connection: PostgresConnection, _ signals: StorageSignals, _ pool: PostgresPool) {
    self.connection = connection
    self.signals = signals
    self.pool = pool
  }

  /// Begins to listen.
  func start() async throws(StorageError) {
    let result = await withCheckedContinuation { continuation in
      connection.queue.async { [self] in
        continuation.resume(
          returning: Result<Void, StorageError> { () throws(StorageError) in try listen() })
      }
    }
    try result.get()
  }

  /// Ends the connection.
  func stop() {
    connection.queue.async { [self] in
      isStopped = true
      source?.cancel()
      source = nil
      connection.close()
    }
  }

  /// Tells the subscribers of nodes about requests that are open.
  func repeatRequests(from nodes: [NodeID]) {
    Task { [signals, pool] in
      let requests = try? await pool.run { connection throws(StorageError) in
        try connection.perform(
          """
          SELECT r.number, s.node FROM rostrum_request r JOIN rostrum_session s USING (number)
          WHERE s.node = ANY ($1::text[])
          """, .texts(nodes.map(\.rawValue)))
      }
      for row in requests ?? [] {
        signals.send(.handOver(row.number(0), to: NodeID(rawValue: row.text(1))))
      }
    }
  }

  private func listen() throws(StorageError) {
    try connection.open()
    try connection.execute("LISTEN rostrum")
    // The source needs its descriptor until it has ended, and libpq closes its own before that.
    guard let socket = connection.socket.map({ fcntl($0, F_DUPFD_CLOEXEC, 0) }), socket >= 0 else {
      throw .unreachable(reason: "There are too many open files.")
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: connection.queue)
    source.setEventHandler { [weak self] in self?.receive() }
    source.setCancelHandler { close(socket) }
    source.resume()
    self.source = source
    // What has arrived together with the answer.
    receive()
  }

  private func receive() {
    guard let payloads = connection.notifications() else { return reconnect() }
    for signal in payloads.compactMap(PostgresNotification.init(payload:)) {
      signals.send(signal.signal)
    }
  }

  private func reconnect() {
    source?.cancel()
    source = nil
    connection.close()
    connect()
  }

  /// Connects again, now or later.
  private func connect() {
    if isStopped { return }
    do {
      try listen()
      delay = 0.1
      signals.send(.change(key: ""))
      repeatRequests(
        from: signals.numbers.topics.compactMap { topic in
          if case .handOvers(let node) = topic { node } else { nil }
        })
    } catch {
      let time = DispatchTime.now() + delay
      delay = min(delay * 2, Self.longestDelay)
      connection.queue.asyncAfter(deadline: time) { [weak self] in self?.connect() }
    }
  }
}
