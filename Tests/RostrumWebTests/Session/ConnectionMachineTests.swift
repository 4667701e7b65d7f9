import RostrumViews
import Testing

@testable import RostrumWeb

@Suite struct ConnectionMachineTests {
  private let join = #"["join",{"v":1}]"#
  private let emptyJoin = ClientMessage.Join(digest: nil, resume: nil, seen: 0, sent: 0)

  private func joined(
    lastEvent: UInt64 = 0, _ limits: ConnectionLimits = ConnectionLimits()
  ) -> ConnectionMachine {
    var machine = ConnectionMachine(limits: limits, at: .zero)
    _ = machine.receivedText(Array(join.utf8), at: .zero)
    machine.joined(lastEvent: lastEvent)
    return machine
  }

  private func tap(_ sequence: UInt64) -> [UInt8] { Array("[\(sequence),1,\"tap\"]".utf8) }

  private func delivery(_ sequence: UInt64) -> ConnectionMachine.Action {
    .deliver(
      .event(
        ClientEvent(
          sequence: sequence, event: UserEvent(ElementID(rawValue: 1), .tap), revision: nil)))
  }

  @Test func joinsAndThenDeliversEventsInSequence() {
    var machine = ConnectionMachine(at: .zero)
    #expect(machine.receivedText(Array(join.utf8), at: .zero) == .join(emptyJoin))
    machine.joined(lastEvent: 0)
    #expect(machine.receivedText(tap(1), at: .zero) == delivery(1))
    #expect(machine.receivedText(tap(2), at: .zero) == delivery(2))
    #expect(machine.receivedText(Array(#"["ack",1]"#.utf8), at: .zero) == .deliver(.ack(1)))
    #expect(machine.receivedText(Array(#"["bye"]"#.utf8), at: .zero) == .deliver(.bye))
  }

  @Test func goesOnCountingAfterAResume() {
    var machine = joined(lastEvent: 41)
    #expect(machine.receivedText(tap(42), at: .zero) == delivery(42))
  }

  @Test(arguments: [1, 2, 4, 100] as [UInt64])
  func closesOnRepeatedAndMissingNumbers(sequence: UInt64) {
    var machine = joined(lastEvent: 2)
    #expect(machine.receivedText(tap(sequence), at: .zero) == .close(.outOfSequence))
    #expect(machine.isClosed)
    #expect(machine.receivedText(tap(3), at: .zero) == .none)
  }

  @Test(arguments: [#"[1,1,"tap"]"#, #"["ack",0]"#, #"["bye"]"#, "[]"])
  func closesWhenTheFirstMessageIsNoJoin(text: String) {
    var machine = ConnectionMachine(at: .zero)
    #expect(machine.receivedText(Array(text.utf8), at: .zero) == .close(.malformed))
  }

  @Test func closesOnAnEventBeforeTheWelcomeAndOnASecondJoin() {
    var machine = ConnectionMachine(at: .zero)
    _ = machine.receivedText(Array(join.utf8), at: .zero)
    #expect(machine.receivedText(tap(1), at: .zero) == .close(.malformed))
    machine.joined(lastEvent: 0)
    #expect(machine.isClosed)
    var other = joined()
    #expect(other.receivedText(Array(join.utf8), at: .zero) == .close(.malformed))
  }

  @Test func closesOnWhatIsNoMessage() {
    var machine = joined()
    #expect(machine.receivedText(Array("{".utf8), at: .zero) == .close(.notText))
    machine = joined()
    #expect(machine.receivedText([0x5B, 0xC0, 0x5D], at: .zero) == .close(.notText))
    machine = joined()
    #expect(machine.receivedText(Array("[true]".utf8), at: .zero) == .close(.malformed))
    machine = joined()
    #expect(machine.receivedBinary() == .close(.binary))
    machine = joined()
    #expect(machine.receivedOversized() == .close(.tooLarge))
    machine = joined()
    #expect(machine.receivedBrokenFrame() == .close(.malformed))
  }

  @Test func measuresMessages() {
    let limit = ConnectionLimits().messageBytes
    func message(bytes: Int) -> [UInt8] {
      let frame = #"[1,1,"text","",1]"#.utf8.count
      return Array(#"[1,1,"text","\#(String(repeating: "x", count: bytes - frame))",1]"#.utf8)
    }
    var machine = joined()
    let largest = machine.receivedText(message(bytes: limit), at: .zero)
    #expect(machine.isClosed == false)
    #expect(largest != .none)
    machine = joined()
    #expect(machine.receivedText(message(bytes: limit + 1), at: .zero) == .close(.tooLarge))
  }

  @Test func limitsTheRateOfEvents() {
    var limits = ConnectionLimits()
    limits.events = TokenBucket(capacity: 2, perSecond: 1)
    var machine = joined(limits)
    #expect(machine.receivedText(tap(1), at: .zero) == delivery(1))
    #expect(machine.receivedText(tap(2), at: .zero) == delivery(2))
    #expect(machine.receivedText(tap(3), at: .seconds(1)) == delivery(3))
    #expect(machine.receivedText(tap(4), at: .seconds(1)) == .close(.policy))
  }

  @Test func limitsTheRateOfOtherMessagesAndControlFrames() {
    var limits = ConnectionLimits()
    limits.messages = TokenBucket(capacity: 2, perSecond: 1)
    limits.controlFrames = TokenBucket(capacity: 1, perSecond: 1)
    var machine = joined(limits)
    #expect(machine.receivedText(Array(#"["ack",0]"#.utf8), at: .zero) == .deliver(.ack(0)))
    #expect(machine.receivedText(Array(#"["ack",0]"#.utf8), at: .zero) == .close(.policy))
    machine = joined(limits)
    #expect(machine.receivedPing(at: .zero) == .pong)
    #expect(machine.receivedPong(at: .zero) == .close(.policy))
    #expect(machine.receivedPing(at: .seconds(9)) == .none)
  }

  @Test func waitsForAJoinOnlySoLong() {
    var machine = ConnectionMachine(at: .seconds(100))
    #expect(machine.tick(at: .seconds(104)) == .none)
    #expect(machine.receivedPing(at: .seconds(104)) == .pong)
    #expect(machine.tick(at: .seconds(105)) == .close(.policy))
    #expect(machine.tick(at: .seconds(200)) == .none)
  }

  @Test func pingsASilentPeerAndThenDropsIt() {
    var machine = joined()
    #expect(machine.tick(at: .seconds(19)) == .none)
    #expect(machine.tick(at: .seconds(20)) == .ping)
    #expect(machine.tick(at: .seconds(25)) == .none)
    #expect(machine.tick(at: .seconds(40)) == .ping)
    #expect(machine.receivedPong(at: .seconds(41)) == .none)
    #expect(machine.tick(at: .seconds(60)) == .none)
    #expect(machine.tick(at: .seconds(61)) == .ping)
    #expect(machine.tick(at: .seconds(101)) == .drop)
    #expect(machine.isClosed)
  }

  @Test func closesOnce() {
    var machine = joined()
    #expect(machine.close(.goingAway) == .close(.goingAway))
    #expect(machine.close(.normal) == .none)
    #expect(machine.receivedBinary() == .none)
    #expect(machine.tick(at: .seconds(500)) == .none)
  }
}
