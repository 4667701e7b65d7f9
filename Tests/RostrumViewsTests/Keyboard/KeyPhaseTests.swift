import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Phases of keys")
struct KeyPhaseTests {
  /// Writes down what it is told of keys.
  @MainActor
  final class Record {
    var presses: [String] = []

    func add(_ press: KeyPress) -> KeyPress.Result {
      presses.append("\(press.characters) \(press.phase)")
      return .handled
    }
  }

  private let record = Record()

  /// Presses a key with the focus in a view.
  private func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int = 0, in view: some View
  ) async -> TestHost {
    let host = TestHost { view }
    await host.text("board").focus()
    await host.press(key, modifiers: modifiers, repeats: repeats)
    return host
  }

  private var board: some View { Text("board").focusable() }

  @Test("A view gets the phases that it asks for, in their order")
  func phases() async {
    let host = await press(
      "a", repeats: 2, in: board.onKeyPress("a", phases: .all, action: record.add))
    #expect(record.presses == ["a down", "a repeat", "a repeat", "a up"])
    #expect(host.text("board").exists)
  }

  @Test("A view that asks for keys that go down isn't told of repeats and releases")
  func downAlone() async {
    _ = await press(
      "a", repeats: 2, in: board.onKeyPress(keys: ["a", "b"], phases: .down, action: record.add))
    #expect(record.presses == ["a down"])
  }

  @Test("Without phases, a view is told of keys that go down and repeat")
  func usualPhases() async {
    _ = await press("a", repeats: 1, in: board.onKeyPress(keys: ["a"], action: record.add))
    #expect(record.presses == ["a down", "a repeat"])
  }

  @Test("A view that asks for the release alone gets it")
  func release() async {
    _ = await press("a", in: board.onKeyPress("a", phases: .up, action: record.add))
    #expect(record.presses == ["a up"])
  }

  @Test("Keys are asked for by the characters that they type")
  func characters() async {
    let view = board.onKeyPress(characters: .uppercaseLetters, phases: .down, action: record.add)
    let host = await press("b", modifiers: .shift, in: view)
    await host.press("b")
    // An arrow key types nothing.
    await withKnownIssue { await host.press(.upArrow) }
    #expect(record.presses == ["B down"])
  }

  @Test("A view is told of any key, and the shortcuts of controls remain")
  func anyKey() async {
    let view = board.onKeyPress(phases: .up, action: record.add)
      .overlay { Button("Save") { record.presses.append("save") }.keyboardShortcut("s") }
    let host = await press(.upArrow, in: view)
    await host.press("s", modifiers: .command)
    #expect(record.presses == ["\u{F700} up", "save", "s up"])
  }

  @Test("The nearest view that asks for a phase of the key gets it")
  func ancestors() async {
    let view = VStack {
      board.onKeyPress("a", phases: .down) { record.add($0) }
    }
    .onKeyPress(keys: ["a", "b"], phases: [.down, .up]) { press in
      record.presses.append("outer")
      return record.add(press)
    }
    let host = await press("a", in: view)
    #expect(record.presses == ["a down", "outer", "a up"])
    record.presses = []
    await host.press("b")
    #expect(record.presses == ["outer", "b down", "outer", "b up"])
  }

  @Test("A press that a view ignores goes to the views around it, until one handles it")
  func ignored() async {
    func note(_ name: String, _ result: KeyPress.Result) -> @MainActor () -> KeyPress.Result {
      { [record] in
        record.presses.append(name)
        return result
      }
    }
    let view = VStack {
      VStack {
        board.padding().border(.red)
          .onKeyPress("a", action: note("first", .ignored))
          .onKeyPress("a", action: note("second", .ignored))
      }
      .onKeyPress("b", action: note("other", .handled))
      VStack {}
    }
    .onKeyPress("a", action: note("third", .handled))
    .onKeyPress("a", action: note("fourth", .handled))
    _ = await press("a", in: VStack { view }.onKeyPress("a", action: note("fifth", .handled)))
    #expect(record.presses == ["first", "second", "third"])
  }

  @Test("Several requests of one view are one, and each action gets what it asks for")
  func together() async throws {
    let view =
      board
      .onKeyPress("a", phases: .up, action: record.add)
      .onKeyPress(keys: ["a", .space]) { _ in
        record.presses.append("usual")
        return .ignored
      }
    let host = await press("a", in: view)
    #expect(record.presses == ["usual", "a up"])
    let element = try #require(host.graph.focused.flatMap(host.graph.element))
    #expect(
      element.state.interaction(.keys)
        == .keys(KeyRequest(["a"], phases: .all).union([.space])))
    #expect("\(KeyRequest(["a"], phases: .all).union([.space]))" == "A:down,repeat,up Space")
  }
}
