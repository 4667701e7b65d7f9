/// The subscribers of a storage.
package final class StorageSignals: Sendable {
  /// The topic of a stream of numbers.
  package enum Topic: Hashable, Sendable {
    /// Sessions that other nodes request from the node.
    case handOvers(NodeID)
    /// Sessions that the node has requested and that were released.
    case releases(NodeID)
  }

  /// The subscribers to the requests and releases of nodes.
  package let numbers: StreamHub<Topic, UInt64>

  /// The subscribers to changes of shared values.
  package let changes: StreamHub<AllNames, String>

  /// The subscribers to revocations: users whose sessions were ended.
  package let revocations: StreamHub<AllNames, String>

  /// The single topic of names.
  package enum AllNames: Hashable, Sendable {
    /// All shared values, or all users.
    case all
  }

  /// Creates signals without subscribers.
  ///
  /// - Parameter didChange: Called when a topic gets its first subscriber or loses its last one.
  package init(didChange: @escaping @Sendable () -> Void = {}) {
    numbers = StreamHub(didChange: didChange)
    changes = StreamHub(didChange: didChange)
    revocations = StreamHub(didChange: didChange)
  }

  /// Whether there are subscribers.
  package var hasSubscribers: Bool {
    !numbers.topics.isEmpty || !changes.topics.isEmpty || !revocations.topics.isEmpty
  }

  /// Notifies subscribers.
  ///
  /// - Parameter signal: The news.
  package func send(_ signal: StorageSignal) {
    switch signal {
    case .handOver(let number, let node): numbers.yield(number, to: .handOvers(node))
    case .release(let number, let node): numbers.yield(number, to: .releases(node))
    case .change(let key): changes.yield(key, to: .all)
    case .revocation(let user): revocations.yield(user, to: .all)
    }
  }

  /// Ends all streams.
  package func finish() {
    numbers.finish()
    changes.finish()
    revocations.finish()
  }
}

/// An event that subscribers of a storage are notified of.
package enum StorageSignal: Hashable, Sendable {
  /// A session is requested from the node that has it.
  case handOver(UInt64, to: NodeID)
  /// A session was released or ended, and a node had requested it.
  case release(UInt64, to: NodeID)
  /// A shared value has changed; the empty name stands for all values.
  case change(key: String)
  /// All sessions of a user were ended; the empty name stands for any user.
  case revocation(user: String)
}
