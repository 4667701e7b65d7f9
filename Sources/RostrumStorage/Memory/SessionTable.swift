/// The rules of a storage of sessions, for sessions in memory.
///
/// It is a state machine: its methods are told the time, and return whom to notify.
struct SessionTable {
  private struct Row {
    var record: SessionRecord
    var node: NodeID?
    var fence: Int64
    var failures = 0
    var granted: Duration
    /// The time when the session was written or released.
    var touched: Duration
    var isAside = false
  }

  private var rows: [UInt64: Row] = [:]
  /// The ends of the leases of nodes.
  private var nodes: [NodeID: Duration] = [:]
  private var requests: [UInt64: Set<NodeID>] = [:]

  mutating func renew(_ node: NodeID, until end: Duration, now: Duration) -> Bool {
    let lasted = isAlive(node, now)
    nodes[node] = end
    return lasted
  }

  mutating func remove(_ node: NodeID, now: Duration) -> [StorageSignal] {
    nodes[node] = nil
    let held = rows.filter { $0.value.node == node }
    let signals = release(
      held.map { Lease(number: $0, node: node, fence: $1.fence) }, now: now)
    for number in requests.keys { requests[number]?.remove(node) }
    return signals
  }

  mutating func begin(
    _ record: SessionRecord, on node: NodeID, now: Duration
  ) throws(StorageError) -> Lease {
    guard rows[record.number] == nil else { throw .exists }
    rows[record.number] = Row(record: record, node: node, fence: 1, granted: now, touched: now)
    return Lease(number: record.number, node: node, fence: 1)
  }

  mutating func claim(
    _ number: UInt64, for node: NodeID, isTaking: Bool, now: Duration
  ) -> (Claim, [StorageSignal]) {
    guard var row = rows[number], !row.isAside, !isOver(row, now) else {
      requests[number]?.remove(node)
      return (.missing, [])
    }
    if let holder = row.node, holder != node {
      if isAlive(holder, now) {
        guard isTaking else { return (.held(by: holder), []) }
        requests[number, default: []].insert(node)
        return (.held(by: holder), [.handOver(number, to: holder)])
      }
      row.failures += 1
    }
    row.node = node
    row.fence += 1
    row.granted = now
    rows[number] = row
    requests[number]?.remove(node)
    let lease = Lease(number: number, node: node, fence: row.fence)
    return (.granted(lease, row.record, failures: row.failures), [])
  }

  mutating func write(_ writes: [SessionWrite], now: Duration) -> Set<UInt64> {
    var lost: Set<UInt64> = []
    for write in writes {
      guard var row = row(of: write.lease) else {
        lost.insert(write.lease.number)
        continue
      }
      row.record = write.record
      row.touched = now
      if now - row.granted >= FailureRule.trial { row.failures = 0 }
      rows[write.lease.number] = row
    }
    return lost
  }

  mutating func release(_ leases: [Lease], now: Duration) -> [StorageSignal] {
    leases.flatMap { lease -> [StorageSignal] in
      guard var row = row(of: lease) else { return [] }
      (row.node, row.failures, row.touched) = (nil, 0, now)
      rows[lease.number] = row
      return answerRequests(of: lease.number)
    }
  }

  mutating func setAside(_ lease: Lease, now: Duration) -> [StorageSignal] {
    guard var row = row(of: lease) else { return [] }
    (row.node, row.isAside, row.touched) = (nil, true, now)
    rows[lease.number] = row
    return answerRequests(of: lease.number)
  }
}

// MARK: Ends

extension SessionTable {
  mutating func end(_ numbers: some Sequence<UInt64>) -> [StorageSignal] {
    numbers.flatMap { number -> [StorageSignal] in
      rows[number] = nil
      return answerRequests(of: number)
    }
  }

  mutating func end(allOf user: String) -> [StorageSignal] {
    end(rows.filter { $0.value.record.user == user }.map(\.key))
  }

  mutating func sweep(now: Duration) -> Int {
    bury(now)
    let over = rows.filter { isOver($0.value, now) }.map(\.key)
    _ = end(over)
    return over.count
  }

  func count(of user: String, now: Duration) -> Int {
    rows.values.count { row in
      row.record.user == user && !row.isAside && !isOver(row, now)
        && !(row.node.map { isAlive($0, now) } ?? false)
    }
  }

  /// The open requests for sessions of a node.
  func requested(from node: NodeID) -> [UInt64] {
    requests.filter { !$0.value.isEmpty && rows[$0.key]?.node == node }.map(\.key)
  }

  /// Takes sessions from dead nodes.
  private mutating func bury(_ now: Duration) {
    let dead = nodes.filter { $0.value <= now }
    for (number, var row) in rows {
      guard let node = row.node, !isAlive(node, now) else { continue }
      row.node = nil
      row.failures += 1
      row.touched = max(row.touched, dead[node] ?? row.touched)
      rows[number] = row
    }
    for node in dead.keys { nodes[node] = nil }
  }

  private mutating func answerRequests(of number: UInt64) -> [StorageSignal] {
    (requests.removeValue(forKey: number) ?? []).map { .release(number, to: $0) }
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

  /// Whether the lifetime of a session that no node runs has passed.
  private func isOver(_ row: Row, _ now: Duration) -> Bool {
    var touched = row.touched
    if let node = row.node {
      guard !isAlive(node, now) else { return false }
      touched = max(touched, nodes[node] ?? touched)
    }
    return touched + row.record.lifetime <= now
  }
}
