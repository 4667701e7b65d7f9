import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Events that a user couldn't cause are refused", .viewsEnd)
struct RefusalTests {
  struct Screen: View {
    let log: Log
    var isDisabled = false
    var isHidden = false
    @State var number = 5.0
    @State var isGone = false

    var body: some View {
      Column {
        Press("act") { log("act") }.modifier(Disabling(isDisabled: isDisabled))
        Range(value: $number)
        if !isGone { Press("go") { isGone = true } }
      }
      .modifier(Hiding(isHidden: isHidden))
      Text(verbatim: "number \(number)")
    }
  }

  @Test("An element that was removed")
  func absent() throws {
    let stage = Stage { Screen(log: Log()) }
    let button = try #require(stage["go"])
    try stage.tap("go")
    #expect(try stage.refusal(.tap, on: button) == .absent(button.id))
  }

  @Test("A disabled control, and one in a hidden view")
  func disabledAndHidden() throws {
    let log = Log()
    let disabled = Stage { Screen(log: log, isDisabled: true) }
    let button = try #require(disabled["act"])
    #expect(try disabled.refusal(.tap, on: button) == .disabled(button.id))
    let hidden = Stage { Screen(log: log, isHidden: true) }
    let other = try #require(hidden["act"])
    #expect(try hidden.refusal(.tap, on: other) == .hidden(other.id))
    #expect(log.take() == [])
  }

  @Test("An action that nothing handles")
  func unsupported() throws {
    let stage = Stage { Screen(log: Log()) }
    let text = try #require(stage["number 5.0"])
    #expect(try stage.refusal(.tap, on: text) == .unsupported(text.id, .text, .tap))
    #expect(try stage.refusal(.focus, on: text) == .unsupported(text.id, .text, .focus))
    let button = try #require(stage["act"])
    #expect(try stage.refusal(.submit, on: button) == .unsupported(button.id, .button, .submit))
  }

  @Test(
    "A number that the control doesn't offer", arguments: [-1, 11, .infinity, .nan] as [Double])
  func invalidNumber(number: Double) throws {
    let stage = Stage { Screen(log: Log()) }
    let slider = try #require(stage.first(.slider))
    guard case .invalidValue(slider.id, _) = try stage.refusal(.setNumber(number), on: slider)
    else {
      Issue.record("\(number) was not refused as an invalid value.")
      return
    }
    #expect(slider.content == .slider(5, in: 0...10, step: nil))
  }

  @Test("A step beyond the limit")
  func invalidStep() throws {
    let stage = Stage { Screen(log: Log(), number: 9) }
    let slider = try #require(stage.first(.slider))
    try stage.perform(.step(up: true), on: slider)
    #expect(slider.content == .slider(10, in: 0...10, step: nil))
    #expect(
      try stage.refusal(.step(up: true), on: slider)
        == .invalidValue(slider.id, "the value is the greatest already"))
  }

  @Test("An accepted event that changes nothing doesn't wake the host")
  func quiet() throws {
    var calls = 0
    let log = Log()
    let graph = ViewGraph(setNeedsUpdate: { calls += 1 }) { Press("act") { log("act") } }
    let button = try #require(graph.root.children.first)
    try graph.perform(UserEvent(button.id, .tap))
    #expect(log.take() == ["act"])
    #expect(calls == 0)
    #expect(graph.update() == [])
  }
}
