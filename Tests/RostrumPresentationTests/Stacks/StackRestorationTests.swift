import Foundation
import OrderedCollections
import RostrumDependencies
import RostrumPresentation
import Testing

/// A stack that outlives the launch in which it was made.
@Suite struct StackRestorationTests {
  private struct Screen: Codable, Equatable, Sendable {
    var title: String
    var sheet = PresentationState<String>(wrappedValue: nil)
  }

  /// Runs code as a launch of its own, which gives identities from zero.
  private func launch<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.stackElementID = StackElementIDGenerator()
    } operation: {
      try operation()
    }
  }

  private func encoded(_ stack: StackState<Screen>) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(stack)
  }

  @Test("A stack that one launch wrote is equal to the one that another reads")
  func otherLaunch() throws {
    let stack = launch {
      StackState([Screen(title: "one"), Screen(title: "two", sheet: .init(wrappedValue: "open"))])
    }
    let read = try launch {
      try JSONDecoder().decode(StackState<Screen>.self, from: encoded(stack))
    }
    #expect(read == stack)
    #expect(read.ids == stack.ids)
    #expect(read[1].sheet.wrappedValue == "open")
  }

  @Test("What is pushed after a stack was read never gets an identity of the stack")
  func pushAfterRead() throws {
    let data = try encoded(
      launch {
        var stack = StackState<Screen>()
        for number in 0..<5 { stack.append(Screen(title: "\(number)")) }
        stack.removeFirst(3)
        return stack
      })
    let read = try launch {
      var stack = try JSONDecoder().decode(StackState<Screen>.self, from: data)
      stack.append(Screen(title: "new"))
      return stack
    }
    #expect(read.ids == [3, 4, 5])
  }

  @Test("The written form is an array of identities and states, which is what it stays")
  func writtenForm() throws {
    let stack = launch { StackState([Screen(title: "one")]) }
    #expect(
      String(decoding: try encoded(stack), as: UTF8.self)
        == #"[{"id":0,"state":{"sheet":null,"title":"one"}}]"#)
  }

  @Test("A stack that was written long ago is still read")
  func oldForm() throws {
    let json =
      #"[{"id":4,"state":{"title":"one","sheet":"open"}},{"id":9,"state":{"title":"two","sheet":null}}]"#
    let stack: StackState<Screen> = try launch { try decode(from: json) }
    #expect(stack.ids == [4, 9])
    #expect(stack.map(\.title) == ["one", "two"])
    #expect(stack[0].sheet.wrappedValue == "open")
  }

  @Test("An empty stack is written and read")
  func empty() throws {
    #expect(try roundTrip(StackState<Screen>()).isEmpty)
  }

  @Test("Two stacks that are read in one launch share no new identities")
  func twoStacks() throws {
    try launch {
      let first: StackState<Int> = try decode(from: #"[{"id":2,"state":1}]"#)
      var second: StackState<Int> = try decode(from: #"[{"id":7,"state":1}]"#)
      var third = first
      second.append(2)
      third.append(2)
      #expect(second.ids == [7, 8])
      #expect(third.ids == [2, 9])
    }
  }

  @Test(
    "What is not a stack is not read", arguments: ["{}", "[1]", #"[{"id":1}]"#, #"[{"state":1}]"#])
  func damaged(json: String) {
    #expect(throws: DecodingError.self) { try decode(StackState<Int>.self, from: json) }
  }

  @Test("A presentation is written as what it presents, or as nothing")
  func presentation() throws {
    let encoder = JSONEncoder()
    let (full, empty) = (
      PresentationState<Int>(wrappedValue: 7), PresentationState<Int>(wrappedValue: nil)
    )
    #expect(String(decoding: try encoder.encode([full, empty]), as: UTF8.self) == "[7,null]")
  }
}
