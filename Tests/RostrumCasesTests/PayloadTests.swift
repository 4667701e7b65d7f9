import RostrumCases
import Testing

@Suite("Values of cases")
struct PayloadTests {
  @Test("A tuple's labels are read and written through a chain")
  func labels() {
    var message = Message.sent(to: "A", copies: ["B"])
    message[case: \.sent]?.copies.append("C")
    #expect(message == .sent(to: "A", copies: ["B", "C"]))
    #expect(message.sent?.to == "A")
  }

  @Test("The label of a single value is not part of the value")
  func singleLabel() {
    #expect(Message.failed(reason: "full").failed == "full")
    #expect((\Message.Cases.failed)("full") == .failed(reason: "full"))
  }

  @Test("A value without a label beside one with a label keeps its place")
  func mixed() throws {
    let pair = try #require(Message.pair(1, second: 2).pair)
    #expect(pair.0 == 1)
    #expect(pair.second == 2)
  }

  @Test("An optional value that is nil is distinguished from a different case")
  func optional() {
    #expect(Message.draft(nil)[case: \.draft] == .some(.none))
    #expect(Message.failed(reason: "")[case: \.draft] == nil)
    #expect(Message.draft(nil).is(\.draft))
  }

  @Test("A function is a value like any other")
  func function() {
    let message = Message.later(Work { 3 })
    #expect(message.later?.run() == 3)
  }

  @Test("An enum that holds itself is walked as deep as the key path goes")
  func indirect() {
    let message = Message.reply(.reply(.failed(reason: "deep")))
    #expect(message[case: \.reply.reply.failed] == "deep")
    #expect(message[case: \.reply.failed] == nil)
    #expect(message.reply?.reply?.failed == "deep")
  }

  @Test("A case may have the name of a keyword")
  func keyword() {
    #expect(Message.default.is(\.default))
    #expect((\Message.Cases.default)() == .default)
  }

  @Test("A case of a result in an enum is a case in a case")
  func result() {
    let message = Message.answered(.success(5))
    #expect(message[case: \.answered.success] == 5)
    #expect(!message.is(\.answered.failure))
  }
}

struct Work: Equatable {
  let run: @Sendable () -> Int

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.run() == rhs.run() }
}

struct Refusal: Error, Equatable {}

@CasePathable
@dynamicMemberLookup
private indirect enum Message: Equatable {
  case sent(to: String, copies: [String])
  case failed(reason: String)
  case pair(Int, second: Int)
  case draft(String?)
  case later(Work)
  case reply(Message)
  case answered(Result<Int, Refusal>)
  case `default`
}
