import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Focus", .viewsEnd)
struct FocusTests {
  struct Form: View {
    var initial: String?
    @FocusState var focus: String?
    @State var names = ["a", "b", "c"]

    var body: some View {
      ForEach(names, id: \.self) { name in
        Field(name).focused($focus, equals: name)
      }
      Text(verbatim: "focus \(focus ?? "nowhere")")
        .onAppear { focus = initial }
      Press("to b") { focus = "b" }
      Press("add d") {
        names.append("d")
        focus = "d"
      }
      Press("remove b") { names.removeAll { $0 == "b" } }
      Press("remove b, to c") {
        names.removeAll { $0 == "b" }
        focus = "c"
      }
      Press("to none") { focus = nil }
    }
  }

  func focused(_ stage: Stage) -> String? {
    stage.graph.focused.flatMap { stage.graph.element($0) }?.words
  }

  @Test("Setting the focus state moves the focus")
  func programmatic() throws {
    let stage = Stage { Form() }
    try stage.tap("to b")
    #expect(focused(stage) == "b")
    let field = try #require(stage["b"])
    #expect(stage.mutations.last == .focus(field.id))
    #expect(stage["focus b"] != nil)
    try stage.tap("to none")
    #expect(stage.mutations.last == .focus(nil))
  }

  @Test("A field that appears in the same update gets the focus")
  func appearing() throws {
    let stage = Stage { Form() }
    try stage.tap("add d")
    #expect(focused(stage) == "d")
  }

  @Test("A focus in the initial state applies immediately, and the host is notified")
  func atLaunch() throws {
    let stage = Stage { Form(initial: "c") }
    #expect(focused(stage) == "c")
    #expect(stage.graph.needsUpdate)
    stage.update()
    #expect(stage.mutations == [.focus(try #require(stage["c"]).id)])
  }

  @Test("The user's focus writes the state, and isn't sent back")
  func user() throws {
    let stage = Stage { Form() }
    try stage.perform(.focus, on: stage["c"])
    #expect(stage["focus c"] != nil)
    #expect(!stage.mutations.contains { if case .focus = $0 { true } else { false } })
    try stage.perform(.blur, on: stage["c"])
    #expect(stage["focus nowhere"] != nil)
  }

  @Test("Removing the focused field clears the state, or moves the focus as the app requests")
  func removal() throws {
    let cleared = Stage { Form(initial: "b") }
    cleared.update()
    try cleared.tap("remove b")
    #expect(cleared.graph.focused == nil)
    #expect(cleared["focus nowhere"] != nil)
    let moved = Stage { Form(initial: "b") }
    moved.update()
    try moved.tap("remove b, to c")
    #expect(focused(moved) == "c")
    #expect(moved["focus c"] != nil)
  }

  @Test("The focus moves into a sheet, and returns to its invoker")
  func presentation() throws {
    struct Screen: View {
      @State var isOn = false
      @FocusState var isFocused: Bool
      var body: some View {
        Field("below").focused($isFocused)
        Text(verbatim: "\(isFocused)")
        Press("open") { isOn = true }.sheet(isPresented: $isOn) { Text(verbatim: "sheet") }
      }
    }
    let stage = Stage { Screen() }
    let field = try #require(stage["below"])
    try stage.perform(.focus, on: field)
    try stage.tap("open")
    let sheet = try #require(stage.first(.sheet))
    #expect(stage.graph.focused == sheet.id)
    #expect(sheet.content.presentation?.invoker == field.id)
    #expect(stage["false"] != nil)
    try stage.perform(.dismiss, on: sheet)
    #expect(stage.graph.focused == field.id)
    #expect(stage["true"] != nil)
  }

  @Test("A field that the state requests has precedence over the sheet's focus")
  func fieldInSheet() throws {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        Press("open") { isOn = true }.sheet(isPresented: $isOn) { Form(initial: "a") }
      }
    }
    let stage = Stage { Screen() }
    let button = try #require(stage["open"])
    try stage.tap("open")
    #expect(focused(stage) == "a")
    try stage.perform(.dismiss, on: stage.first(.sheet))
    #expect(stage.graph.focused == button.id)
  }

  @Test("An alert focuses its safest button")
  func alert() throws {
    let stage = Stage {
      Text(verbatim: "a").alert("?", isPresented: .constant(true)) {
        Press("Delete", role: .destructive) {}
        Press("Keep", role: .cancel) {}
      }
    }
    #expect(focused(stage) == "Keep")
  }
}
