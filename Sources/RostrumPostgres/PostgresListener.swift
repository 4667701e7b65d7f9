import Foundation
import RostrumRuntime
import RostrumStorage

/// A connection that listens for the notifications of all nodes.
///
/// NB: `@unchecked Sendable` because only the queue of the connection uses the mutable state.
final class PostgresListener: @unchecked Sendable {
  private let connection: PostgresConnection
  private let signals: StorageSignals
  private var source: (any DispatchSourceRead)?
  private var isStopped = false
  private var reconnection = Reconnection()
  /// The time at which the connection was opened.
  private var start = DispatchTime.now()

  init(_ connection: PostgresConnection, _ signals: StorageSignals) {
    self.connection = connection
    self.signals = signals
  }

  /// Starts listening.
  func start() async throws(StorageError) {
    let result = await withCheckedContinuation { continuation in
      connection.queue.async { [self] in
        continuation.resume(
          returning: Result<Void, StorageError> { () throws(StorageError) in try listen() })
        if source != nil { receive() }
      }
    }
    try result.get()
  }

  /// Closes the connection.
  func stop() {
    connection.queue.async { [self] in
      isStopped = true
      source?.cancel()
      source = nil
      connection.close()
    }
  }

  /// Repeats pending news for new subscribers.
  ///
  /// Without a connection, this happens after the next one is open.
  func repeatNews(of topics: [StorageSignals.Topic]) {
    connection.queue.async { [self] in
      if source == nil { return }
      do { try tellNews(of: topics) } catch { reconnect() }
    }
  }

  private func tellNews(of topics: [StorageSignals.Topic]) throws(StorageError) {
    for topic in topics {
      switch topic {
      case .handOvers(let node):
        let requests = try connection.perform(
          """
          SELECT r.number FROM rostrum_request r JOIN rostrum_session s USING (number)
          WHERE s.node = $1::text
          """, .text(node.rawValue))
        for row in requests { signals.send(.handOver(row.number(0), to: node)) }
      case .releases(let node):
        let answers = try connection.perform(
          "SELECT number FROM rostrum_answer WHERE requester = $1::text", .text(node.rawValue))
        for row in answers { signals.send(.release(row.number(0), to: node)) }
      }
    }
    // Notifications that have arrived together with the answers.
    receive()
  }

  private func listen() throws(StorageError) {
    try connection.open()
    try connection.execute("LISTEN rostrum")
    // The source needs its descriptor until it is canceled, but libpq closes its own earlier.
    guard let socket = connection.socket.map({ fcntl($0, F_DUPFD_CLOEXEC, 0) }), socket >= 0 else {
      throw .unreachable(reason: "There are too many open files.")
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: connection.queue)
    source.setEventHandler { [weak self] in self?.receive() }
    source.setCancelHandler { close(socket) }
    source.resume()
    self.source = source
    start = .now()
  }

  private func receive() {
    guard let payloads = connection.notifications() else { return reconnect() }
    for signal in payloads.compactMap(PostgresNotification.init(payload:)) {
      signals.send(signal.signal)
    }
  }

  /// Reconnects after the connection was lost, now or after a delay.
  private func reconnect() {
    guard source != nil else { return }
    source?.cancel()
    source = nil
    connection.close()
    let lifetime = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    connect(after: reconnection.pause(after: lifetime))
  }

  private func connect(after pause: Double) {
    connection.queue.asyncAfter(deadline: .now() + pause) { [weak self] in self?.connect() }
  }

  private func connect() {
    if isStopped { return }
    do {
      try listen()
      signals.send(.change(key: ""))
      signals.send(.revocation(user: ""))
      try tellNews(of: Array(signals.numbers.topics))
    } catch {
      if source == nil { connect(after: reconnection.pause(after: 0)) } else { reconnect() }
    }
  }
}
