public import RostrumStorage

extension SQLiteStorage {
  /// The numbers of sessions that other nodes request from a node.
  public func handOvers(to node: NodeID) -> AsyncStream<UInt64> {
    let stream = signals.numbers.stream(of: .handOvers(node))
    watch.repeatRequests(from: node)
    return stream
  }

  /// The numbers of sessions that a node has requested, and that were since released or ended.
  public func releases(to node: NodeID) -> AsyncStream<UInt64> {
    let stream = signals.numbers.stream(of: .releases(node))
    watch.repeatReleases(to: node)
    return stream
  }

  /// The users whose sessions were ended, on any node.
  public func revocations() -> AsyncStream<String> { signals.revocations.stream(of: .all) }

  /// The names of values that any session on any node has changed.
  public func changes() -> AsyncStream<String> { signals.changes.stream(of: .all) }
}
