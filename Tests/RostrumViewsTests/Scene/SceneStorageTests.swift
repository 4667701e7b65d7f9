import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Scene storage", .viewsEnd)
struct SceneStorageTests {
  enum Tab: String { case home, search }

  struct Draft: View {
    @SceneStorage("draft") private var draft = "empty"
    var body: some View {
      Press("write") { draft = "words" }
      Text(verbatim: draft)
    }
  }

  struct Screen: View {
    @State private var isOpen = true
    var body: some View {
      Press("toggle") { isOpen.toggle() }
      if isOpen { Draft() }
    }
  }

  @Test("A value outlives the view that wrote it")
  func outlivesTheView() throws {
    let stage = Stage { Screen() }
    try stage.tap("write")
    try stage.tap("toggle")
    #expect(stage["words"] == nil)
    try stage.tap("toggle")
    #expect(stage["words"] != nil)
  }

  @Test("All properties with the same name share a value")
  func oneValue() throws {
    let stage = Stage {
      Draft()
      Draft()
    }
    try stage.tap("write")
    #expect(stage.graph.root.children.map(\.words) == ["write", "words", "write", "words"])
  }

  @Test("Two scenes have separate values")
  func scenes() throws {
    let first = Stage { Draft() }
    let second = Stage { Draft() }
    try first.tap("write")
    second.update()
    #expect(second["empty"] != nil)
  }

  @Test("The host is asked once per change to store the value")
  func told() throws {
    let stage = Stage { Draft() }
    try stage.tap("write")
    #expect(stage.mutations.contains(.keep("words", name: "draft")))
    try stage.tap("write")
    #expect(stage.mutations.isEmpty)
  }

  @Test("A host restores stored values at the next launch")
  func restored() {
    let stage = Stage { Draft() }
    stage.graph.restoreScene(["draft": "kept"])
    stage.update()
    #expect(stage["kept"] != nil)
  }

  @Test("A stored value of a different type is ignored")
  func otherKind() {
    struct Number: View {
      @SceneStorage("number") private var number = 3
      var body: some View { Text(verbatim: "\(number)") }
    }
    let stage = Stage { Number() }
    stage.graph.restoreScene(["number": "many"])
    stage.update()
    #expect(stage["3"] != nil)
  }

  @Test("Numbers, Booleans, URLs, data and raw values are stored as text")
  func kinds() throws {
    struct All: View {
      @SceneStorage("flag") private var flag = false
      @SceneStorage("number") private var number = 1
      @SceneStorage("double") private var double = 0.5
      @SceneStorage("url") private var url = URL(filePath: "/")
      @SceneStorage("data") private var data = Data()
      @SceneStorage("tab") private var tab = Tab.home
      @SceneStorage("maybe") private var maybe: String?
      @SceneStorage("other") private var other: Tab?
      var body: some View {
        Press("set") {
          (flag, number, double) = (true, 2, 1.5)
          (url, data) = (URL(filePath: "/tmp"), Data([1, 2]))
          (tab, maybe, other) = (.search, "yes", .search)
        }
        Press("forget") { (maybe, other) = (nil, nil) }
      }
    }
    let stage = Stage { All() }
    try stage.tap("set")
    #expect(
      stage.graph.keptValues == [
        "flag": "true", "number": "2", "double": "1.5", "url": "file:///tmp", "data": "AQI=",
        "tab": "search", "maybe": "yes", "other": "search",
      ])
    try stage.tap("forget")
    #expect(stage.mutations.contains(.keep(nil, name: "maybe")))
    #expect(stage.graph.keptValues["other"] == nil)
  }

  @Test("A binding writes the value of the scene")
  func binding() throws {
    struct Form: View {
      @SceneStorage("draft") private var draft = ""
      var body: some View { Field("Draft", text: $draft) }
    }
    let stage = Stage { Form() }
    try stage.perform(.setText("new"), on: stage.first(.textField))
    #expect(stage.graph.keptValues == ["draft": "new"])
    #expect(stage.first(.textField)?.content.text == "new")
  }
}
