import RostrumRuntime
import RostrumStorage

/// A storage that records what is written.
final class RecordingStorage: Storage {
  private let storage: MemoryStorage
  private let recorded = Locked<[Set<UInt64>]>([])
  private let recordedSizes = Locked<[Int]>([])
  private let countedRenewals = Locked(0)
  /// What each write waits for.
  let beforeWrite = Locked<@Sendable () async -> Void>({})
  /// What each claim waits for before it asks.
  let beforeClaim = Locked<@Sendable () async -> Void>({})
  /// What each claim waits for once it has an answer.
  let afterClaim = Locked<@Sendable () async -> Void>({})
  /// Whether shared values can't be read.
  let refusesValues = Locked(false)

  init(_ storage: MemoryStorage) {
    self.storage = storage
  }

  /// The numbers of the sessions of each transaction.
  var transactions: [Set<UInt64>] { recorded.value }

  /// The bytes of each write of a session that exists.
  var sizes: [Int] { recordedSizes.value }

  /// The number of renewals of leases.
  var renewals: Int { countedRenewals.value }

  func renew(_ node: NodeID, for lifetime: Duration) async throws(StorageError) -> Bool {
    countedRenewals.withLock { $0 += 1 }
    return try await storage.renew(node, for: lifetime)
  }

  func remove(_ node: NodeID) async throws(StorageError) { try await storage.remove(node) }

  func begin(
    _ session: SessionRecord, on node: NodeID
  ) async throws(StorageError) -> Lease {
    recorded.withLock { $0.append([session.number]) }
    await beforeWrite.value()
    return try await storage.begin(session, on: node)
  }

  func claim(
    _ number: UInt64, for node: NodeID, isTaking: Bool
  ) async throws(StorageError) -> Claim {
    await beforeClaim.value()
    let claim = try await storage.claim(number, for: node, isTaking: isTaking)
    await afterClaim.value()
    return claim
  }

  func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64> {
    recorded.withLock { $0.append(Set(writes.map(\.record.number))) }
    recordedSizes.withLock { sizes in
      sizes += writes.map { ($0.record.delta?.contents ?? $0.record.contents).count }
    }
    await beforeWrite.value()
    return try await storage.write(writes)
  }

  func release(_ leases: [Lease]) async throws(StorageError) { try await storage.release(leases) }
  func setAside(_ lease: Lease) async throws(StorageError) { try await storage.setAside(lease) }
  func end(_ numbers: [UInt64]) async throws(StorageError) { try await storage.end(numbers) }
  func end(allOf user: String) async throws(StorageError) { try await storage.end(allOf: user) }
  func sweep() async throws(StorageError) -> Int { try await storage.sweep() }

  func count(of user: String) async throws(StorageError) -> Int {
    try await storage.count(of: user)
  }

  func regain(_ leases: [Lease]) async throws(StorageError) -> Set<UInt64> {
    try await storage.regain(leases)
  }

  func storedBytes(of share: StoredShare) async throws(StorageError) -> Int {
    try await storage.storedBytes(of: share)
  }

  func trim(_ share: StoredShare, to bytes: Int) async throws(StorageError) -> Int {
    try await storage.trim(share, to: bytes)
  }

  func marker(of node: NodeID) -> TurnMarker? { storage.marker(of: node) }
  func close() async { await storage.close() }
  func revocations() -> AsyncStream<String> { storage.revocations() }

  func handOvers(to node: NodeID) -> AsyncStream<UInt64> { storage.handOvers(to: node) }
  func releases(to node: NodeID) -> AsyncStream<UInt64> { storage.releases(to: node) }

  func value(for key: String) async throws(StorageError) -> VersionedValue? {
    if refusesValues.value { throw .unreachable(reason: "gone") }
    return try await storage.value(for: key)
  }

  func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    try await storage.set(contents, for: key, basedOn: version)
  }

  func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] {
    try await storage.sizes(ofKeysWithPrefix: prefix)
  }

  func changes() -> AsyncStream<String> { storage.changes() }
}
