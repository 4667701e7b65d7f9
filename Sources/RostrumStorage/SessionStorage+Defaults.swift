extension SessionStorage {
  /// Takes back sessions; a storage that can't do that has lost them.
  public func regain(_ leases: [Lease]) async throws(StorageError) -> Set<UInt64> {
    Set(leases.map(\.number))
  }

  /// A storage without a place for markers has none.
  public func marker(of node: NodeID) -> TurnMarker? { nil }

  /// A storage that doesn't measure sessions counts none.
  public func storedBytes(of share: StoredShare) async throws(StorageError) -> Int { 0 }

  /// A storage that doesn't measure sessions deletes none.
  public func trim(_ share: StoredShare, to bytes: Int) async throws(StorageError) -> Int { 0 }

  /// A storage that has nothing open needs no end.
  public func close() async {}

  /// A storage without news of users has an empty stream.
  public func revocations() -> AsyncStream<String> { AsyncStream { $0.finish() } }
}
