import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumSessions
import RostrumWeb
import Testing

@Suite struct ConnectionMachineTests {
  private let join = #"["join",{"v":2}]"#
  private let emptyJoin = ClientMessage.Join(digest: nil, resume: nil, seen: 0)

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

  @Test("A repeated event has no effect", arguments: [1, 2] as [UInt64])
  func repeatedNumber(sequence: UInt64) {
    var machine = joined(lastEvent: 2)
    #expect(machine.receivedText(tap(sequence), at: .zero) == nothing)
    #expect(machine.receivedText(tap(3), at: .zero) == delivery(3))
  }

  /// What a machine does with a message that has no effect.
  private let nothing = ConnectionMachine.Action.deliver(.damaged(ClientMessage.Damage()))

  @Test("An event with a damaged value counts, and those after it follow")
  func damagedEvent() {
    var machine = joined()
    #expect(
      machine.receivedText(Array(#"[1,null,"tap"]"#.utf8), at: .zero)
        == .deliver(.damaged(ClientMessage.Damage(sequence: 1))))
    #expect(machine.receivedText(tap(2), at: .zero) == delivery(2))
  }

  @Test("A damaged part of a text takes the effect of the whole text")
  func damagedPiece() {
    var machine = joined()
    _ = machine.receivedText(more("ab"), at: .zero)
    #expect(machine.receivedText(Array(#"["more",null]"#.utf8), at: .zero) == .none)
    #expect(
      machine.receivedText(Array(#"[1,1,"text","c",1]"#.utf8), at: .zero)
        == .deliver(.damaged(ClientMessage.Damage(sequence: 1))))
    #expect(machine.receivedText(tap(2), at: .zero) == delivery(2))
  }

  @Test("A message asks for a sign of life, which needs no session")
  func signOfLife() {
    var machine = joined()
    #expect(machine.receivedText(Array(#"["ping"]"#.utf8), at: .zero) == .answer)
    machine = ConnectionMachine(at: .zero)
    #expect(machine.receivedText(Array(#"["ping"]"#.utf8), at: .zero) == .close(.malformed))
  }

  @Test(arguments: [4, 100] as [UInt64])
  func closesOnMissingNumbers(sequence: UInt64) {
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
    #expect(machine.receivedText(Array("[true]".utf8), at: .zero) == nothing)
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
    #expect(machine.receivedText(tap(4), at: .seconds(1)) == .pause(.seconds(1)))
    #expect(machine.receivedText(tap(5), at: .seconds(1)) == .none)
    #expect(machine.release(at: .seconds(2)) == delivery(4))
    #expect(machine.release(at: .seconds(2)) == .pause(.seconds(1)))
    #expect(machine.release(at: .seconds(3)) == delivery(5))
    #expect(machine.release(at: .seconds(3)) == .resume)
    #expect(machine.receivedText(tap(6), at: .seconds(4)) == delivery(6))
  }

  @Test func limitsTheRateOfOtherMessagesAndControlFrames() {
    var limits = ConnectionLimits()
    limits.messages = TokenBucket(capacity: 2, perSecond: 1)
    limits.controlFrames = TokenBucket(capacity: 1, perSecond: 1)
    var machine = joined(limits)
    #expect(machine.receivedText(Array(#"["ack",0]"#.utf8), at: .zero) == .deliver(.ack(0)))
    #expect(machine.receivedText(Array(#"["ack",0]"#.utf8), at: .zero) == .pause(.seconds(1)))
    machine = joined(limits)
    #expect(machine.receivedPing(at: .zero) == .pong)
    #expect(machine.receivedPong(at: .zero) == .close(.policy))
    #expect(machine.receivedPing(at: .seconds(9)) == .none)
  }

  @Test("More pending messages than allowed close the socket")
  func waitingMessages() {
    var limits = ConnectionLimits()
    limits.events = TokenBucket(capacity: 1, perSecond: 1)
    limits.waitingMessages = 2
    var machine = joined(limits)
    let answers = (1...4).map { machine.receivedText(tap($0), at: .zero) }
    #expect(answers == [delivery(1), .pause(.seconds(1)), .none, .close(.policy)])
    #expect(machine.release(at: .seconds(9)) == .resume)
  }

  @Test("Messages after a delayed one are delayed, too, in order")
  func waitingOrder() {
    var limits = ConnectionLimits()
    limits.events = TokenBucket(capacity: 1, perSecond: 1)
    var machine = joined(limits)
    _ = machine.receivedText(tap(1), at: .zero)
    _ = machine.receivedText(tap(2), at: .zero)
    #expect(machine.receivedText(Array(#"["bye"]"#.utf8), at: .zero) == .none)
    #expect(machine.release(at: .seconds(1)) == delivery(2))
    #expect(machine.release(at: .seconds(1)) == .deliver(.bye))
  }

  @Test("A socket that isn't read doesn't count as silent")
  func pausedSilence() {
    var limits = ConnectionLimits()
    limits.events = TokenBucket(capacity: 1, perSecond: 0.001)
    var machine = joined(limits)
    _ = machine.receivedText(tap(1), at: .zero)
    _ = machine.receivedText(tap(2), at: .zero)
    #expect(machine.tick(at: .seconds(500)) == .none)
    #expect(machine.release(at: .seconds(1001)) == delivery(2))
    #expect(machine.release(at: .seconds(1001)) == .resume)
    #expect(machine.tick(at: .seconds(1061)) == .drop)
  }

  @Test("Bytes have a separate rate limit")
  func byteRate() {
    var limits = ConnectionLimits()
    limits.bytes = TokenBucket(capacity: 20, perSecond: 10)
    var machine = ConnectionMachine(limits: limits, at: .zero)
    _ = machine.receivedText(Array(join.utf8), at: .zero)
    machine.joined(lastEvent: 0)
    #expect(machine.receivedText(tap(1), at: .zero) == .pause(.milliseconds(700)))
    #expect(machine.release(at: .seconds(1)) == delivery(1))
  }

  @Test("Requests for the whole tree are limited")
  func mounts() {
    var limits = ConnectionLimits()
    limits.mounts = TokenBucket(capacity: 2, perSecond: 0.1)
    var machine = joined(limits)
    let answers = (0..<3).map { _ in machine.receivedText(Array(#"["mount"]"#.utf8), at: .zero) }
    #expect(answers == [.deliver(.mount), .deliver(.mount), .close(.policy)])
  }

  private func more(_ text: String) -> [UInt8] { Array("[\"more\",\"\(text)\"]".utf8) }

  @Test("A text that arrives in pieces is joined")
  func pieces() {
    var machine = joined()
    #expect(machine.receivedText(more("ab"), at: .zero) == .none)
    #expect(machine.receivedText(more("cd"), at: .zero) == .none)
    let event = ClientEvent(sequence: 1, event: UserEvent(1, .setText("abcdef")), revision: 1)
    #expect(
      machine.receivedText(Array(#"[1,1,"text","ef",1]"#.utf8), at: .zero)
        == .deliver(.event(event)))
    _ = machine.receivedText(more("xy"), at: .zero)
    let edit = ClientEdit(
      sequence: 2, element: 1,
      splice: TextSplice(
        at: 6, removing: 0, inserting: "xyz", of: TextChecksum(length: 6, sum: 7)),
      revision: 2)
    #expect(
      machine.receivedText(Array(#"[2,1,"edit",6,0,"z",2,6,7]"#.utf8), at: .zero)
        == .deliver(.edit(edit)))
  }

  @Test(
    "Pieces of a text that are followed by a message without a text are dropped",
    arguments: [
      #"[1,1,"tap"]"#, #"["ack",0]"#, #"["bye"]"#, #"["mount"]"#,
    ])
  func piecesOfNothing(text: String) throws {
    var machine = joined()
    _ = machine.receivedText(more("ab"), at: .zero)
    let message = try ClientMessage(parsing: Array(text.utf8))
    #expect(machine.receivedText(Array(text.utf8), at: .zero) == .deliver(message))
    let next = (message.sequence ?? 0) + 1
    let event = Array("[\(next),1,\"text\",\"c\",1]".utf8)
    #expect(
      try machine.receivedText(event, at: .zero) == .deliver(ClientMessage(parsing: event)))
  }

  @Test("Pieces are limited together like one text, and are accepted only where a text is")
  func sizeOfPieces() {
    var limits = ConnectionLimits()
    limits.textBytes = 5
    var machine = joined(limits)
    #expect(machine.receivedText(more("abcde"), at: .zero) == .none)
    #expect(machine.receivedText(more("f"), at: .zero) == .close(.tooLarge))
    var early = ConnectionMachine(at: .zero)
    #expect(early.receivedText(more("a"), at: .zero) == .close(.malformed))
  }

  /// A machine whose session is reserved, and what it does then.
  private func welcomed(
    kept: Int, _ limits: ConnectionLimits = ConnectionLimits()
  ) -> (machine: ConnectionMachine, action: ConnectionMachine.Action) {
    var machine = ConnectionMachine(limits: limits, at: .zero)
    _ = machine.receivedText(Array("[\"join\",{\"v\":2,\"kept\":\(kept)}]".utf8), at: .zero)
    let action = machine.welcomed()
    return (machine, action)
  }

  @Test("A new session begins when all values of its tab have arrived")
  func keptValues() {
    #expect(welcomed(kept: 0).action == .launch(kept: [:]))
    var (machine, action) = welcomed(kept: 2)
    #expect(action == .none)
    #expect(machine.receivedText(Array(#"["kept","a","1"]"#.utf8), at: .zero) == .none)
    #expect(machine.receivedText(more("2"), at: .zero) == .none)
    #expect(
      machine.receivedText(Array(#"["kept","b","3"]"#.utf8), at: .zero)
        == .launch(kept: ["a": "1", "b": "23"]))
    #expect(machine.receivedText(Array(#"["kept","c",""]"#.utf8), at: .zero) == nothing)
    (machine, _) = welcomed(kept: 2)
    #expect(machine.receivedText(Array(#"["kept",1,"1"]"#.utf8), at: .zero) == .none)
    #expect(
      machine.receivedText(Array(#"["kept","b","3"]"#.utf8), at: .zero) == .launch(kept: ["b": "3"])
    )
  }

  @Test("The values of a tab are limited in size and number")
  func keptLimits() {
    var limits = ConnectionLimits()
    limits.keptBytes = 4
    limits.keptCount = 2
    var (machine, _) = welcomed(kept: 2, limits)
    #expect(machine.receivedText(Array(#"["kept","a","1"]"#.utf8), at: .zero) == .none)
    #expect(machine.receivedText(Array(#"["kept","b","12"]"#.utf8), at: .zero) == .close(.tooLarge))
    #expect(welcomed(kept: 3, limits).machine.isClosed)
    (machine, _) = welcomed(kept: 2)
    _ = machine.receivedText(Array(#"["kept","a",""]"#.utf8), at: .zero)
    #expect(
      machine.receivedText(Array(#"["kept","a","1"]"#.utf8), at: .zero) == .launch(kept: ["a": "1"])
    )
  }

  @Test("A tab that doesn't announce its values isn't waited for")
  func keptDeadline() {
    var (machine, _) = welcomed(kept: 2)
    _ = machine.receivedText(Array(#"["kept","a",""]"#.utf8), at: .seconds(4))
    #expect(machine.tick(at: .seconds(8)) == .none)
    #expect(machine.tick(at: .seconds(9)) == .close(.policy))
  }

  @Test("A session that waits for its launch accepts no events")
  func launching() {
    var (machine, _) = welcomed(kept: 0)
    #expect(
      machine.receivedText(Array(#"["shown",true]"#.utf8), at: .zero) == .deliver(.shown(true)))
    machine.joined(lastEvent: 0)
    #expect(machine.receivedText(tap(1), at: .zero) == delivery(1))
    (machine, _) = welcomed(kept: 0)
    #expect(machine.receivedText(tap(1), at: .zero) == .close(.malformed))
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
