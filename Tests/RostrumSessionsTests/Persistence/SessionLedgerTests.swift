import RostrumSessions
import RostrumStorage
import Testing

@Suite struct SessionLedgerTests {
  /// Performs a round, in which the storage carries out everything.
  ///
  /// - Parameters:
  ///   - ledger: The ledger.
  ///   - isStorable: Whether the storage takes what is written.
  private func performRound(of ledger: inout SessionLedger<String>, isStorable: Bool = true) {
    for request in ledger.beginRound() {
      switch request {
      case .begin(let number, _, _):
        let lease = Lease(number: number, node: NodeID(rawValue: "a"), fence: 1)
        _ = ledger.finish(request, with: .leased(lease))
      case .write(let writes):
        let refused = isStorable ? [] : writes.map(\.lease.number)
        _ = ledger.finish(request, with: .done(unstorable: Set(refused)))
      default: _ = ledger.finish(request, with: .done())
      }
    }
  }

  @Test("A version that can't be stored isn't taken for stored, until a different one is put")
  func refused() {
    var ledger = SessionLedger<String>()
    ledger.begin(1, SessionHeader(user: "ada"), "small")
    performRound(of: &ledger)
    #expect(ledger[1]?.isStored == true && ledger[1]?.isAtRisk == false)
    ledger.put("large", of: 1)
    performRound(of: &ledger, isStorable: false)
    // It isn't tried again, and to leave memory now would lose it.
    #expect(ledger.isIdle)
    #expect(ledger[1]?.isStored == false && ledger[1]?.isAtRisk == true)
    ledger.put("small", of: 1)
    #expect(ledger[1]?.isStored == true && ledger[1]?.isAtRisk == false)
    ledger.put("large", of: 1)
    performRound(of: &ledger, isStorable: false)
    ledger.put("less", of: 1)
    performRound(of: &ledger)
    #expect(ledger[1]?.isStored == true && ledger[1]?.isAtRisk == false)
  }
}
