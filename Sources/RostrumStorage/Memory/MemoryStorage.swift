import RostrumRuntime

/// A storage whose contents end with it, for tests and previews.
///
/// ```swift
/// let clock = TestClock()
/// let storage = MemoryStorage(clock: clock)
/// _ = try await storage.renew(node, for: .seconds(5))
/// await clock.advance(by: .seconds(5))  // the node is dead now
/// ```
///
/// Several nodes of one process can share it. Time passes only by its clock.
public final class MemoryStorage: Sendable {
  private struct State {
    var sessions: SessionTable
    var values: [String: VersionedValue] = [:]
    var lastVersion: Int64 = 0
    var refusal: StorageError?
    var isClosed = false
  }

  private let state: Locked<State>
  private let markers: Locked<[NodeID: TurnMarker]>
  private let signals = StorageSignals()
  private let now: @Sendable () -> Duration

  /// Creates an empty storage.
  ///
  /// - Parameter clock: The storage's clock.
  public init(clock: some Clock<Duration> = ContinuousClock()) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    let markers = Locked<[NodeID: TurnMarker]>([:])
    self.markers = markers
    state = Locked(State(sessions: SessionTable { node in markers.value[node]?.suspect }))
  }

  /// Makes all requests fail from now on, or succeed again.
  ///
  /// - Parameter error: The error of each request; `nil` to let them succeed.
  public func refuse(_ error: StorageError?) {
    state.withLock { $0.refusal = error }
  }

  private func perform<Result>(
    _ body: (inout State, Duration) throws(StorageError) -> (Result, [StorageSignal])
  ) throws(StorageError) -> Result {
    let now = now()
    let (result, news) = try state.withLock { state throws(StorageError) in
      if state.isClosed { throw .unreachable(reason: "The storage is closed.") }
      if let refusal = state.refusal { throw refusal }
      return try body(&state, now)
    }
    for signal in news { signals.send(signal) }
    return result
  }
}

extension MemoryStorage: SessionStorage {
  /// Registers a node, or renews its lease.
  public func renew(
    _ node: NodeID, for lifetime: Duration
  ) async throws(StorageError) -> Bool {
    try perform { ($0.sessions.renew(node, until: $1 + lifetime, now: $1), []) }
  }

  /// Takes back the sessions that a node was running when its own lease expired.
  public func regain(_ leases: [Lease]) async throws(StorageError) -> Set<UInt64> {
    try perform { state, _ in (state.sessions.regain(leases), []) }
  }

  /// The marker in which a node records the session whose turn is running.
  ///
  /// To simulate a node that dies during a turn, a test begins a turn, doesn't end it, and lets the
  /// node's lease expire.
  public func marker(of node: NodeID) -> TurnMarker? {
    markers.withLock { markers in
      if let marker = markers[node] { return marker }
      let marker = TurnMarker()
      markers[node] = marker
      return marker
    }
  }

  /// Removes a node, and releases its sessions.
  public func remove(_ node: NodeID) async throws(StorageError) {
    try perform { ((), $0.sessions.remove(node, now: $1)) }
    markers.withLock { $0[node] = nil }
  }

  /// Inserts a new session, leased to a node.
  public func begin(
    _ session: SessionRecord, on node: NodeID
  ) async throws(StorageError) -> Lease {
    try perform { state, now throws(StorageError) in
      (try state.sessions.begin(session, on: node, now: now), [])
    }
  }

  /// Requests a session for a node.
  public func claim(
    _ number: UInt64, for node: NodeID, isTaking: Bool
  ) async throws(StorageError) -> Claim {
    try perform { $0.sessions.claim(number, for: node, isTaking: isTaking, now: $1) }
  }

  /// Writes sessions, all in one transaction.
  public func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64> {
    try perform { ($0.sessions.write(writes, now: $1), []) }
  }

  /// Ends leases, so that any node can claim the sessions at once.
  public func release(_ leases: [Lease]) async throws(StorageError) {
    try perform { ((), $0.sessions.release(leases, now: $1)) }
  }

  /// Keeps a session for inspection, because it ended the processes that ran it.
  public func setAside(_ lease: Lease) async throws(StorageError) {
    try perform { ((), $0.sessions.setAside(lease, now: $1)) }
  }

  /// Deletes sessions, including those that are running on nodes.
  public func end(_ numbers: [UInt64]) async throws(StorageError) {
    try perform { state, _ in ((), state.sessions.end(numbers)) }
  }

  /// Deletes all sessions of a user, including those that are running on nodes.
  public func end(allOf user: String) async throws(StorageError) {
    try perform { state, _ in ((), state.sessions.end(allOf: user)) }
  }

  /// Deletes expired sessions and dead nodes.
  public func sweep() async throws(StorageError) -> Int {
    try perform { ($0.sessions.sweep(now: $1), []) }
  }

  /// Counts the sessions of a user that aren't running on any node.
  public func count(of user: String) async throws(StorageError) -> Int {
    try perform { ($0.sessions.count(of: user, now: $1), []) }
  }

  /// Returns the number of stored bytes.
  public func storedBytes(of share: StoredShare) async throws(StorageError) -> Int {
    try perform { state, _ in (state.sessions.storedBytes(of: share), []) }
  }

  /// Deletes sessions until the rest fits into a number of bytes.
  public func trim(_ share: StoredShare, to bytes: Int) async throws(StorageError) -> Int {
    try perform { $0.sessions.trim(share, to: bytes, now: $1) }
  }

  /// Closes the storage for all its nodes.
  public func close() async {
    state.withLock { $0.isClosed = true }
    signals.finish()
  }

  /// The numbers of sessions that other nodes request from a node.
  public func handOvers(to node: NodeID) -> AsyncStream<UInt64> {
    let stream = signals.numbers.stream(of: .handOvers(node))
    for number in state.withLock({ $0.sessions.requested(from: node) }) {
      signals.send(.handOver(number, to: node))
    }
    return stream
  }

  /// The numbers of sessions that a node has requested, and that were since released or ended.
  public func releases(to node: NodeID) -> AsyncStream<UInt64> {
    let stream = signals.numbers.stream(of: .releases(node))
    for number in state.withLock({ $0.sessions.released(to: node) }) {
      signals.send(.release(number, to: node))
    }
    return stream
  }

  /// The users whose sessions were ended, on any node.
  public func revocations() -> AsyncStream<String> { signals.revocations.stream(of: .all) }
}

extension MemoryStorage: SharedValueStorage {
  /// Returns a value; `nil` if it doesn't exist.
  public func value(for key: String) async throws(StorageError) -> VersionedValue? {
    try perform { state, _ in (state.values[key], []) }
  }

  /// Writes a value, unless it has changed since a given version.
  public func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    try perform { state, _ in
      let current = state.values[key]
      guard current?.version ?? 0 == version else { return (.conflict(current: current), []) }
      if contents == nil, current == nil { return (.written(version: 0), []) }
      state.lastVersion += 1
      state.values[key] = contents.map {
        VersionedValue(contents: $0, version: state.lastVersion)
      }
      let written = SharedWrite.written(version: state.values[key]?.version ?? 0)
      return (written, [.change(key: key)])
    }
  }

  /// Returns the sizes of the values whose names have a prefix.
  public func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] {
    try perform { state, _ in
      (
        state.values.filter { $0.key.utf8.starts(with: prefix.utf8) }.mapValues(\.contents.count),
        []
      )
    }
  }

  /// The names of values that any session on any node has changed.
  public func changes() -> AsyncStream<String> { signals.changes.stream(of: .all) }
}
