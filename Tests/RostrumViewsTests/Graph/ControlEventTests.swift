import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Events of a control", .viewsEnd)
struct ControlEventTests {
  /// A control that the graph has never heard of.
  struct Dial: LeafView {
    static var role: ElementRole { .gauge }
    let log: Log

    func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
      let check: ElementDraft.Check = { (event: UserEvent) throws(EventRefusal) in
        if event.action == .setNumber(13) { throw .invalidValue(event.element, "unlucky") }
      }
      element.on(.setNumber, checking: check) { log("\($0.action)") }
      element.onReport(.setOn) { log("\($0.action)") }
      element.enable(in: environment)
    }
  }

  @Test("A control refuses a value before app code runs")
  func refusal() throws {
    let log = Log()
    let stage = Stage { Dial(log: log) }
    let dial = try #require(stage.first(.gauge))
    #expect(throws: EventRefusal.invalidValue(dial.id, "unlucky")) {
      try stage.graph.perform(UserEvent(dial.id, .setNumber(13)))
    }
    #expect(log.take() == [])
    try stage.graph.perform(UserEvent(dial.id, .setNumber(12)))
    #expect(log.take() == ["setNumber(12.0)"])
  }

  @Test("A control can have the focus, other elements can't")
  func focus() throws {
    let stage = Stage {
      Column {
        Dial(log: Log())
        Text(verbatim: "a")
      }
    }
    let dial = try #require(stage.first(.gauge))
    try stage.graph.perform(UserEvent(dial.id, .focus))
    #expect(stage.graph.focused == dial.id)
    let text = try #require(stage.first(.text))
    #expect(throws: EventRefusal.unsupported(text.id, .text, .focus)) {
      try stage.graph.perform(UserEvent(text.id, .focus))
    }
  }

  @Test("A host may report where a user can't act")
  func report() throws {
    let log = Log()
    let stage = Stage { Dial(log: log).disabled(true) }
    let dial = try #require(stage.first(.gauge))
    #expect(throws: EventRefusal.disabled(dial.id)) {
      try stage.graph.perform(UserEvent(dial.id, .setNumber(12)))
    }
    try stage.graph.perform(UserEvent(dial.id, .setOn(true)))
    #expect(log.take() == ["setOn(true)"])
  }
}
