import Testing

// NB: Tests `Mailbox`, which is internal.
@testable import RostrumWeb

@Suite struct MailboxTests {
  @Test("The first item wakes the reader, and the last that fits stops the writer")
  func duties() {
    var box = Mailbox<Int>(capacity: 3)
    let duties = (1...4).map { box.put($0) }
    #expect(duties.map(\.wakes) == [true, false, false, false])
    #expect(duties.map(\.stops) == [false, false, true, false])
    let all = box.empty()
    #expect(all.items == [1, 2, 3, 4])
    #expect(all.wasFull)
  }

  @Test("An emptied mailbox starts over")
  func again() {
    var box = Mailbox<Int>(capacity: 3)
    _ = box.put(1)
    let first = box.empty()
    let duty = box.put(2)
    let second = box.empty()
    let third = box.empty()
    #expect(!first.wasFull && duty.wakes)
    #expect(second.items == [2])
    #expect(third.items.isEmpty && !third.wasFull)
  }
}
