public import RostrumStorage

extension PostgresStorage {
  /// The numbers of sessions that other nodes request from a node.
  public func handOvers(to node: NodeID) -> AsyncStream<UInt64> {
    let stream = signals.numbers.stream(of: .handOvers(node))
    repeatNews(of: [.handOvers(node)])
    return stream
  }

  /// The numbers of sessions that a node has requested, and that were since released or ended.
  public func releases(to node: NodeID) -> AsyncStream<UInt64> {
    let stream = signals.numbers.stream(of: .releases(node))
    repeatNews(of: [.releases(node)])
    return stream
  }

  /// Repeats pending news for new subscribers.
  ///
  /// Without a connection, this happens after the next one is open.
  private func repeatNews(of topics: [StorageSignals.Topic]) {
    listener.perform { [signals] connection throws(StorageError) in
      try connection.tellNews(of: topics, to: signals)
    }
  }

  /// The users whose sessions were ended, on any node.
  public func revocations() -> AsyncStream<String> { signals.revocations.stream(of: .all) }

  /// The names of values that any session on any node has changed.
  public func changes() -> AsyncStream<String> { signals.changes.stream(of: .all) }
}
