import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Commands of keys", .viewsEnd)
struct KeyCommandTests {
  @Test("Arrows, Escape, Delete and Backspace are commands of the view with the focus")
  func commands() async {
    let counter = Counter()
    let host = TestHost {
      Text("board").focusable()
        .onMoveCommand { counter.count("\($0)") }
        .onExitCommand { counter.count("exit") }
        .onDeleteCommand { counter.count("delete") }
    }
    await host.text("board").focus()
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .rightArrow] {
      await host.press(key)
    }
    await host.press(.escape)
    await host.press(.delete)
    await host.press(.deleteForward)
    #expect(
      counter.counts == ["up": 1, "down": 1, "left": 1, "right": 2, "exit": 1, "delete": 2])
  }

  @Test("Views without an action ask for no keys")
  func absent() {
    let stage = Stage {
      Text("board").focusable().onMoveCommand(perform: nil).onExitCommand(perform: nil)
        .onDeleteCommand(perform: nil)
    }
    #expect(stage["board"]?.state.interaction(.keys) == nil)
    let disabled = Stage { Text("board").onExitCommand {}.disabled(true) }
    #expect(disabled["board"]?.state.interaction(.keys) == nil)
  }
}
