import RostrumSessions
import RostrumStorage
import Testing

/// When a ledger lets a session be written as a delta.
@Suite struct LedgerDeltaTests {
  private let header = SessionHeader(user: "ada")
  private let lease = Lease(number: 7, node: NodeID(rawValue: "one"), fence: 1)

  /// A ledger with a session whose snapshot is stored.
  private func ledger() -> SessionLedger<Int> {
    var ledger = SessionLedger<Int>()
    ledger.begin(7, header, 0)
    for request in ledger.beginRound() { _ = ledger.finish(request, with: .leased(lease)) }
    return ledger
  }

  /// Performs a round with one write.
  ///
  /// - Returns: The version that was written, and the one of its base.
  private func write(
    _ ledger: inout SessionLedger<Int>, _ reply: SessionLedger<Int>.Reply
  ) throws -> (version: UInt64, base: UInt64?) {
    let requests = ledger.beginRound()
    guard case .write(let writes) = requests.first, let write = writes.first else {
      throw NoWrite()
    }
    _ = ledger.finish(requests[0], with: reply)
    return (write.draft.version, write.base?.version)
  }

  private struct NoWrite: Error {}

  @Test("Changes are deltas of the stored snapshot, until one is written as a whole")
  func deltas() throws {
    var ledger = ledger()
    for count in 1...3 {
      ledger.put(count, of: 7)
      #expect(try write(&ledger, .done(deltas: [7])) == (UInt64(count) + 1, 1))
    }
    ledger.put(4, of: 7)
    #expect(try write(&ledger, .done()) == (5, 1))
    ledger.put(5, of: 7)
    #expect(try write(&ledger, .done(deltas: [7])) == (6, 5))
    #expect(ledger.isIdle)
  }

  @Test("After a failure, what is stored isn't known, and the session is written as a whole")
  func failure() throws {
    var ledger = ledger()
    ledger.put(1, of: 7)
    #expect(try write(&ledger, .failed) == (2, 1))
    #expect(try write(&ledger, .done()) == (2, nil))
  }

  @Test("A session is written as a whole from time to time")
  func limit() throws {
    var ledger = ledger()
    let limit = SessionPersistence<Int>.deltaLimit
    for count in 1...limit {
      ledger.put(count, of: 7)
      #expect(try write(&ledger, .done(deltas: [7])).base == 1)
    }
    ledger.put(-1, of: 7)
    #expect(try write(&ledger, .done()).base == nil)
  }

  @Test("A session that leaves is written as a whole before it is released, and isn't at risk")
  func leaving() throws {
    var ledger = ledger()
    ledger.put(1, of: 7)
    _ = try write(&ledger, .done(deltas: [7]))
    ledger.put(1, of: 7)
    ledger.leave(7)
    #expect(ledger.unwritten.isEmpty)
    #expect(ledger.beginRelease() == nil)
    // Neither a failure nor a snapshot that is put again changes that.
    #expect(try write(&ledger, .failed) == (2, nil))
    ledger.put(1, of: 7)
    #expect(try write(&ledger, .done()) == (2, nil))
    guard case .release(let leases) = ledger.beginRelease() else {
      Issue.record("not released")
      return
    }
    #expect(leases == [lease])
  }

  @Test("A session that leaves while its delta is in flight is written as a whole after that")
  func leavingMeanwhile() throws {
    var ledger = ledger()
    ledger.put(1, of: 7)
    let requests = ledger.beginRound()
    ledger.leave(7)
    #expect(ledger.unwritten == [7])
    _ = ledger.finish(requests[0], with: .done(deltas: [7]))
    #expect(ledger.unwritten.isEmpty)
    #expect(try write(&ledger, .done()) == (2, nil))
    #expect(ledger.beginRelease() != nil)
  }

  @Test("A session that was granted with a delta goes on with deltas of the same snapshot")
  func granted() throws {
    var ledger = SessionLedger<Int>()
    ledger.grant(
      lease, header,
      .init(base: .init(version: 3, snapshot: 30), latest: .init(version: 5, snapshot: 50)))
    #expect(ledger.isIdle)
    ledger.put(60, of: 7)
    #expect(try write(&ledger, .done(deltas: [7])) == (6, 3))
    // It is written as a whole when it leaves, even if it doesn't change.
    var other = SessionLedger<Int>()
    other.grant(
      lease, header,
      .init(base: .init(version: 3, snapshot: 30), latest: .init(version: 5, snapshot: 50)))
    other.leave(7)
    #expect(try write(&other, .done()) == (5, nil))
  }
}
