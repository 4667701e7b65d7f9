import NIOCore
import RostrumRuntime

/// Counts the connections and the sockets of a server, on any event loop.
final class Occupancy: Sendable {
  private struct State: Sendable {
    var connections: Census<ObjectIdentifier>
    var sockets: Census<ObjectIdentifier>
  }

  private let state: Locked<State>

  /// Creates the counts for limits.
  init(limits: WebServer.Limits) {
    state = Locked(
      State(
        connections: Census(quota: limits.connections), sockets: Census(quota: limits.sockets)))
  }

  /// Counts a connection, or a stream of one, until it is closed.
  func admit(_ channel: any Channel, of visitor: TurnQueue.Visitor) throws(Excess) {
    let id = ObjectIdentifier(channel)
    try state.withLock { state throws(Excess) in
      try state.connections.admit(id, of: .init(user: nil, visitor: visitor))
    }
    let state = state
    channel.closeFuture.whenComplete { _ in state.withLock { $0.connections.dismiss(id) } }
  }

  /// Counts a socket until it is dismissed.
  func admit(_ socket: ObjectIdentifier, of owner: Census<ObjectIdentifier>.Owner) throws(Excess) {
    try state.withLock { state throws(Excess) in try state.sockets.admit(socket, of: owner) }
  }

  /// Counts a socket no longer; no-op if it isn't counted.
  func dismiss(_ socket: ObjectIdentifier) {
    state.withLock { $0.sockets.dismiss(socket) }
  }
}
