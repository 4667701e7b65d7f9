import NIOCore
import RostrumRuntime
import RostrumSessions

/// Counts the connections and the sockets of a server, on any event loop.
package final class Occupancy: Sendable {
  private struct State: Sendable {
    package var connections: Census<ObjectIdentifier>
    package var sockets: Census<ObjectIdentifier>
    /// Callers that wait for the end of all connections.
    package var waiting: [AsyncStream<Never>.Continuation] = []

    package mutating func dismissConnection(_ id: ObjectIdentifier) {
      connections.dismiss(id)
      guard connections.count == 0 else { return }
      for waiting in waiting { waiting.finish() }
      waiting = []
    }
  }

  private let state: Locked<State>

  /// Creates the counts for limits.
  package init(limits: WebServer.Limits) {
    state = Locked(
      State(
        connections: Census(quota: limits.connections.ofSessions),
        sockets: Census(quota: limits.sockets.ofSessions)))
  }

  /// Counts a connection, or a stream of one, until it is closed.
  package func admit(_ channel: any Channel, of visitor: Visitor) throws(Excess) {
    let id = ObjectIdentifier(channel)
    try state.withLock { state throws(Excess) in
      try state.connections.admit(id, of: .init(user: nil, visitor: visitor))
    }
    let state = state
    channel.closeFuture.whenComplete { _ in state.withLock { $0.dismissConnection(id) } }
  }

  /// Waits until all connections are closed, or the task is cancelled.
  package func waitUntilEmpty() async {
    let (ends, source) = AsyncStream<Never>.makeStream()
    state.withLock { state in
      if state.connections.count == 0 { source.finish() } else { state.waiting.append(source) }
    }
    for await _ in ends {}
  }

  /// Counts a socket until it is dismissed.
  package func admit(_ socket: ObjectIdentifier, of owner: Census<ObjectIdentifier>.Owner)
    throws(Excess)
  {
    try state.withLock { state throws(Excess) in try state.sockets.admit(socket, of: owner) }
  }

  /// Counts a socket no longer; no-op if it isn't counted.
  package func dismiss(_ socket: ObjectIdentifier) {
    state.withLock { $0.sockets.dismiss(socket) }
  }
}
