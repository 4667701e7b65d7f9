import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Keys")
struct KeyboardTests {
  @Test("A keyboard shortcut presses its control")
  func shortcut() async {
    let counter = Counter()
    let host = TestHost { Button("Save") { counter.count("save") }.keyboardShortcut("s") }
    await host.press("s", modifiers: .command)
    #expect(counter.counts == ["save": 1])
  }

  @Test("On a keyboard without a Command key, the Control key takes its place")
  func alternatives() {
    #expect(KeyboardShortcut("s").alternatives.map(\.description) == ["Control+S", "Command+S"])
    let both = KeyboardShortcut("s", modifiers: [.command, .control])
    #expect(both.alternatives == [both], "Control alone would be a different shortcut")
    #expect(KeyboardShortcut.defaultAction.alternatives == [.defaultAction])
  }

  @Test("Return and Escape press the default and the cancel action")
  func actions() async {
    let counter = Counter()
    let host = TestHost {
      Button("Send") { counter.count("send") }.keyboardShortcut(.defaultAction)
      Button("Cancel") { counter.count("cancel") }.keyboardShortcut(.cancelAction)
      Button("Other") { counter.count("other") }.keyboardShortcut(nil)
    }
    await host.press(.return)
    await host.press(.escape)
    #expect(counter.counts == ["send": 1, "cancel": 1])
  }

  @Test("A disabled or covered control isn't pressed by its shortcut")
  func unreachable() async {
    let counter = Counter()
    let off = TestHost {
      Button("Save") { counter.count("save") }.keyboardShortcut("s").disabled(true)
    }
    let covered = TestHost {
      Button("Save") { counter.count("save") }.keyboardShortcut("s")
        .sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    for host in [off, covered] {
      await withKnownIssue {
        await host.press("s", modifiers: .command)
      } matching: {
        $0.comments.contains {
          $0.rawValue.contains("no reachable control has this keyboard shortcut")
        }
      }
    }
    #expect(counter.counts.isEmpty)
  }

  @Test("A toggle is switched by its shortcut")
  func toggles() async {
    struct Form: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Sound", isOn: $isOn).keyboardShortcut("m", modifiers: .control)
      }
    }
    let host = TestHost { Form() }
    await host.press("m", modifiers: .control)
    #expect(host.toggle("Sound").isOn)
  }

  struct Board: View {
    let counter: Counter
    var body: some View {
      Column { Text("board").focusable() }
        .onKeyPress(.upArrow) {
          counter.count("up")
          return .handled
        }
        .onKeyPress(keys: ["a", "b"]) {
          counter.count($0.characters)
          if $0.modifiers == [.option, .shift] { counter.count("held") }
          return .handled
        }
    }
  }

  @Test("A key is handled by the nearest view around the focus that requests it")
  func keyPress() async throws {
    let counter = Counter()
    let host = TestHost { Board(counter: counter) }
    await host.text("board").focus()
    await host.press(.upArrow)
    await host.press("b")
    await host.press("a", modifiers: [.option, .shift])
    #expect(counter.counts == ["up": 1, "b": 1, "A": 1, "held": 1])
    #expect(host.graph.root.children[0].state.interaction(.keys) == .keys(["a", .upArrow, "b"]))
  }

  @Test("Without the focus, no view handles the key")
  func withoutFocus() async {
    let counter = Counter()
    let host = TestHost { Board(counter: counter) }
    await withKnownIssue { await host.press(.upArrow) }
    #expect(counter.counts.isEmpty)
  }
}
