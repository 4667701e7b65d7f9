import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Apps", .viewsEnd)
struct AppTests {
  struct Program: App {
    @State var count = 0

    var body: some Scene {
      WindowGroup("Program") {
        let double = count * 2
        Press("\(count) \(double)") { count += 1 }
      }
    }
  }

  @Test("An app's window is the scene; the app has state, separate for each value")
  func window() throws {
    let stage = Stage(ViewGraph(app: Program()))
    #expect(stage.graph.root.content.title == "Program")
    #expect(stage.graph.root.role == .scene)
    try stage.tap("0 0")
    #expect(stage["1 2"] != nil)
    #expect(Stage(ViewGraph(app: Program()))["0 0"] != nil)
  }

  @Test("A body may contain several scenes")
  func nestedScene() {
    struct Window: Scene {
      var body: some Scene { WindowGroup { Text(verbatim: "window") } }
    }
    struct Nested: App {
      var body: some Scene { Window() }
    }
    #expect(Stage(ViewGraph(app: Nested())).tree == "text \"window\"")
  }
}
