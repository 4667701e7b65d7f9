import Foundation
import RostrumStorage

/// What listens to notifications.
///
/// A listener calls it on the thread of its connection.
package protocol PostgresAudience: AnyObject, Sendable {
  /// Subscribes to channels, on a connection that was opened.
  ///
  /// - Parameter connection: The connection.
  /// - Throws: `StorageError`, after which the connection is opened again.
  func listen(on connection: PostgresConnection) throws(StorageError)

  /// Takes a notification.
  ///
  /// - Parameter notification: The notification.
  func receive(_ notification: PostgresConnection.Notification)

  /// Finds out what may have been missed, on a connection that was opened after one was lost.
  ///
  /// - Parameter connection: The connection.
  /// - Throws: `StorageError`, after which the connection is opened again.
  func catchUp(on connection: PostgresConnection) throws(StorageError)
}

/// A connection that listens for notifications, and that is reopened when it is lost.
///
/// NB: `@unchecked Sendable` because only the queue of the connection uses the mutable state.
package final class PostgresListener: @unchecked Sendable {
  private let connection: PostgresConnection
  private let audience: any PostgresAudience
  private var source: (any DispatchSourceRead)?
  private var hasBegun = false
  private var isStopped = false
  private var reconnection = Reconnection()
  /// The time at which the connection was opened.
  private var start = DispatchTime.now()

  /// Creates a listener, which opens its connection when it is started.
  ///
  /// - Parameters:
  ///   - connection: The connection, which nobody else uses.
  ///   - audience: What listens.
  package init(_ connection: PostgresConnection, _ audience: any PostgresAudience) {
    self.connection = connection
    self.audience = audience
  }

  /// Starts listening.
  ///
  /// - Throws: `StorageError` if the connection can't be opened.
  package func start() async throws(StorageError) {
    let result = await withCheckedContinuation { continuation in
      connection.queue.async { [self] in
        hasBegun = true
        continuation.resume(
          returning: Result<Void, StorageError> { () throws(StorageError) in try listen() })
        if source != nil { receive() }
      }
    }
    try result.get()
  }

  /// Starts listening as soon as the connection can be opened, unless it was started before.
  package func begin() {
    connection.queue.async { [self] in
      if hasBegun { return }
      hasBegun = true
      connect()
    }
  }

  /// Closes the connection.
  package func stop() {
    connection.queue.async { [self] in
      isStopped = true
      source?.cancel()
      source = nil
      connection.close()
    }
  }

  /// Performs a request on the connection while it is open.
  ///
  /// Without a connection, the audience catches up later.
  ///
  /// - Parameters:
  ///   - body: Performs the request. If it throws, the connection is opened again.
  ///   - completion: Called at the end, with whether the request was performed.
  package func perform(
    _ body: @escaping @Sendable (PostgresConnection) throws(StorageError) -> Void,
    completion: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    connection.queue.async { [self] in
      guard source != nil else { return completion(false) }
      do { try body(connection) } catch {
        reconnect()
        return completion(false)
      }
      completion(true)
      // Notifications that have arrived together with the answers.
      receive()
    }
  }

  private func listen() throws(StorageError) {
    try connection.open()
    try audience.listen(on: connection)
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
    guard let notifications = connection.notifications() else { return reconnect() }
    for notification in notifications { audience.receive(notification) }
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
      try audience.catchUp(on: connection)
      receive()
    } catch {
      if source == nil { connect(after: reconnection.pause(after: 0)) } else { reconnect() }
    }
  }
}
