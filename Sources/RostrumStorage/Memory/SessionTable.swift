/// The rules of a session storage, applied to sessions in memory.
///
/// This is a state machine: callers pass the time to its methods, which return whom to notify.
package struct SessionTable: Sendable {
  private struct Row: Sendable {
    var record: SessionRecord
    var node: NodeID?
    var fence: Int64
    var failures = 0
    var granted: Duration
    /// The time at which the session was last written or released.
    var touched: Duration
    var isAside = false
  }

  private var rows: [UInt64: Row] = [:]
  /// The expiry times of the nodes' leases.
  private var nodes: [NodeID: Duration] = [:]
  /// The nodes that have requested sessions from the nodes that hold them.
  private var requests: [UInt64: Set<NodeID>] = [:]
  /// The nodes that haven't claimed sessions since these were released.
  private var answers: [UInt64: Set<NodeID>] = [:]
  /// The session that may have ended the process of a node.
  private let suspect: @Sendable (NodeID) -> Suspect?

  /// Creates an empty table.
  ///
  /// - Parameter suspect: Returns the session that may have ended the process of a node.
  package init(suspect: @escaping @Sendable (NodeID) -> Suspect? = { _ in nil }) {
    self.suspect = suspect
  }

  /// The record of a session; `nil` if it doesn't exist.
  package func record(of number: UInt64) -> SessionRecord? { rows[number]?.record }

  package mutating func renew(_ node: NodeID, until end: Duration, now: Duration) -> Bool {
    let lasted = isAlive(node, now)
    nodes[node] = end
    if lasted { acquit(node, now) }
    return lasted
  }

  /// Resets the failure counts of sessions that a node has run for long enough.
  private mutating func acquit(_ node: NodeID, _ now: Duration) {
    for (number, row) in rows
    where row.failures > 0 && row.node == node && now - row.granted >= FailureRule.trial {
      rows[number]?.failures = 0
    }
  }

  package mutating func regain(_ leases: [Lease]) -> Set<UInt64> {
    var lost: Set<UInt64> = []
    for lease in leases {
      if let row = rows[lease.number], row.fence == lease.fence, !row.isAside,
        row.node == nil || row.node == lease.node
      {
        rows[lease.number]?.node = lease.node
      } else {
        lost.insert(lease.number)
      }
    }
    return lost
  }

  package mutating func remove(_ node: NodeID, now: Duration) -> [StorageSignal] {
    nodes[node] = nil
    let held = rows.filter { $0.value.node == node }
    let signals = release(
      held.map { Lease(number: $0, node: node, fence: $1.fence) }, now: now)
    for number in requests.keys { requests[number]?.remove(node) }
    for number in answers.keys { answers[number]?.remove(node) }
    return signals
  }

  package mutating func begin(
    _ record: SessionRecord, on node: NodeID, now: Duration
  ) throws(StorageError) -> Lease {
    guard rows[record.number] == nil else { throw .exists }
    rows[record.number] = Row(record: record, node: node, fence: 1, granted: now, touched: now)
    return Lease(number: record.number, node: node, fence: 1)
  }

  package mutating func claim(
    _ number: UInt64, for node: NodeID, isTaking: Bool, now: Duration
  ) -> (Claim, [StorageSignal]) {
    guard var row = rows[number], !row.isAside, !isOver(row, now) else {
      withdrawRequest(for: number, from: node)
      return (.missing, [])
    }
    if let holder = row.node, holder != node {
      if isAlive(holder, now) {
        guard isTaking else { return (.held(by: holder), []) }
        answers[number]?.remove(node)
        requests[number, default: []].insert(node)
        return (.held(by: holder), [.handOver(number, to: holder)])
      }
      row.failures += failures(of: number, on: holder)
    }
    row.node = node
    row.fence += 1
    row.granted = now
    rows[number] = row
    withdrawRequest(for: number, from: node)
    let lease = Lease(number: number, node: node, fence: row.fence)
    return (.granted(lease, row.record, failures: row.failures), [])
  }

  package mutating func write(_ writes: [SessionWrite], now: Duration) -> Set<UInt64> {
    var lost: Set<UInt64> = []
    for write in writes {
      guard var row = row(of: write.lease) else {
        lost.insert(write.lease.number)
        continue
      }
      if row.record.take(write.record) { row.touched = now }
      rows[write.lease.number] = row
    }
    return lost
  }

  package mutating func release(_ leases: [Lease], now: Duration) -> [StorageSignal] {
    leases.flatMap { lease -> [StorageSignal] in
      guard var row = row(of: lease) else { return [] }
      (row.node, row.failures, row.touched) = (nil, 0, now)
      row.fence += 1
      rows[lease.number] = row
      return answerRequests(of: lease.number)
    }
  }

  package mutating func setAside(_ lease: Lease, now: Duration) -> [StorageSignal] {
    guard var row = row(of: lease) else { return [] }
    (row.node, row.isAside, row.touched) = (nil, true, now)
    row.fence += 1
    rows[lease.number] = row
    return answerRequests(of: lease.number)
  }
}

extension SessionRecord {
  /// Stores a write, unless it is older than what is stored.
  ///
  /// - Returns: Whether a whole snapshot was stored.
  fileprivate mutating func take(_ new: SessionRecord) -> Bool {
    let latest = delta?.version ?? version
    if let delta = new.delta {
      if new.version == version, delta.version >= latest { self.delta = delta }
      return false
    }
    guard new.version == 0 || new.version > version && new.version >= latest else { return false }
    let follows = follows
    self = new
    self.follows = follows
    return true
  }
}

// MARK: Ends

extension SessionTable {
  package mutating func end(_ numbers: some Sequence<UInt64>) -> [StorageSignal] {
    numbers.flatMap { number -> [StorageSignal] in
      rows[number] = nil
      return answerRequests(of: number)
    }
  }

  package mutating func end(allOf user: String) -> [StorageSignal] {
    end(rows.filter { $0.value.record.user == user }.map(\.key)) + [.revocation(user: user)]
  }

  package mutating func sweep(now: Duration) -> Int {
    bury(now)
    let over = rows.filter { isOver($0.value, now) }.map(\.key)
    _ = end(over)
    return over.count
  }

  package func count(of user: String, now: Duration) -> Int {
    rows.values.count { row in
      row.record.user == user && !row.isAside && !isOver(row, now)
        && !(row.node.map { isAlive($0, now) } ?? false)
    }
  }

  /// The pending requests for sessions of a node.
  package func requested(from node: NodeID) -> [UInt64] {
    requests.filter { !$0.value.isEmpty && rows[$0.key]?.node == node }.map(\.key)
  }

  /// The sessions that a node has requested and hasn't claimed since they were released.
  package func released(to node: NodeID) -> [UInt64] {
    answers.filter { $0.value.contains(node) }.map(\.key)
  }

  package func storedBytes(of share: StoredShare) -> Int {
    rows.values.reduce(0) { share.contains($1.record) ? $0 + $1.record.contents.count : $0 }
  }

  package mutating func trim(
    _ share: StoredShare, to bytes: Int, now: Duration
  ) -> (Int, [StorageSignal]) {
    let free = rows.filter { _, row in
      share.contains(row.record) && !(row.node.map { isAlive($0, now) } ?? false)
    }
    var excess = storedBytes(of: share) - bytes
    var ended: [UInt64] = []
    let oldest = free.sorted { lastUse(of: $0.value) < lastUse(of: $1.value) }
    for (number, row) in oldest where excess > 0 {
      excess -= row.record.contents.count
      ended.append(number)
    }
    return (ended.count, end(ended))
  }

  /// Takes the sessions away from dead nodes.
  private mutating func bury(_ now: Duration) {
    let dead = nodes.filter { $0.value <= now }
    for (number, var row) in rows {
      guard let node = row.node, !isAlive(node, now) else { continue }
      row.node = nil
      row.failures += failures(of: number, on: node)
      row.touched = max(row.touched, dead[node] ?? row.touched)
      rows[number] = row
    }
    for node in dead.keys { nodes[node] = nil }
  }

  /// What the death of a node counts against a session, by ``FailureRule``.
  private func failures(of number: UInt64, on node: NodeID) -> Int {
    guard let suspect = suspect(node), suspect.number == number else { return 0 }
    return suspect.failures
  }

  private mutating func answerRequests(of number: UInt64) -> [StorageSignal] {
    guard let nodes = requests.removeValue(forKey: number) else { return [] }
    answers[number, default: []].formUnion(nodes)
    return nodes.map { .release(number, to: $0) }
  }

  private mutating func withdrawRequest(for number: UInt64, from node: NodeID) {
    requests[number]?.remove(node)
    answers[number]?.remove(node)
  }

  private func row(of lease: Lease) -> Row? {
    guard let row = rows[lease.number], row.node == lease.node, row.fence == lease.fence else {
      return nil
    }
    return row
  }

  private func isAlive(_ node: NodeID, _ now: Duration) -> Bool {
    nodes[node].map { $0 > now } ?? false
  }

  /// Whether a session that isn't running has expired.
  private func isOver(_ row: Row, _ now: Duration) -> Bool {
    if let node = row.node, isAlive(node, now) { return false }
    return lastUse(of: row) + row.record.lifetime <= now
  }

  /// When a session was last written, or its node died.
  private func lastUse(of row: Row) -> Duration {
    max(row.touched, row.node.flatMap { nodes[$0] } ?? row.touched)
  }
}
