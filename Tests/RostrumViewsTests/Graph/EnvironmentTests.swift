import Observation
import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Environment", .viewsEnd)
struct EnvironmentTests {
  struct Reader: View {
    let counter: Counter
    @Environment(\.mood) var mood
    var body: some View {
      counter.count("reader")
      Text(verbatim: mood)
    }
  }

  struct Bystander: View {
    let counter: Counter
    @Environment(\.isEnabled) var isEnabled
    var body: some View { counter.count("bystander") }
  }

  struct Middle: View {
    let counter: Counter
    var body: some View {
      counter.count("middle")
      Reader(counter: counter)
      Bystander(counter: counter)
    }
  }

  struct Screen: View {
    let counter: Counter
    @State var mood = "calm"
    var body: some View {
      Press("change") { mood = "glad" }
      Middle(counter: counter).environment(\.mood, mood)
    }
  }

  @Test("A changed value evaluates only the views that read it")
  func readers() throws {
    let counter = Counter()
    let stage = Stage { Screen(counter: counter) }
    #expect(stage["calm"] != nil)
    try stage.tap("change")
    #expect(stage["glad"] != nil)
    #expect(counter.counts == ["middle": 1, "reader": 2, "bystander": 1])
  }

  @Test("The nearest value wins, and a transformation receives the inherited value")
  func nearest() {
    let counter = Counter()
    let stage = Stage {
      Reader(counter: counter)
      Group {
        Reader(counter: counter)
        Reader(counter: counter).environment(\.mood, "inner")
        Reader(counter: counter).transformEnvironment(\.mood) { $0 += "!" }
      }
      .environment(\.mood, "outer")
    }
    #expect(stage.graph.root.children.map(\.words) == ["neutral", "outer", "inner", "outer!"])
  }

  @Test("A host's environment reaches every view")
  func ofTheHost() {
    var environment = EnvironmentValues()
    environment.mood = "hosted"
    let graph = ViewGraph(environment: environment) { Reader(counter: Counter()) }
    #expect(graph.root.children.first?.words == "hosted")
  }

  @Observable @MainActor
  final class Model { var name = "Ada" }

  @Test("An object is found by its type, and is optional where it may be missing")
  func objects() {
    struct Named: View {
      @Environment(Model.self) var model
      var body: some View { Text(verbatim: model.name) }
    }
    struct Maybe: View {
      @Environment(Model.self) var model: Model?
      var body: some View { Text(verbatim: model?.name ?? "nobody") }
    }
    let model = Model()
    let stage = Stage {
      Named().environment(model)
      Maybe()
    }
    #expect(stage.graph.root.children.map(\.words) == ["Ada", "nobody"])
    model.name = "Grace"
    stage.update()
    #expect(stage.graph.root.children.map(\.words) == ["Grace", "nobody"])
  }

  @Test("A modifier with a body has separate state and environment")
  func modifiers() throws {
    struct Counting: ViewModifier {
      let name: String
      @State var count = 0
      @Environment(\.mood) var mood
      func body(content: Content) -> some View {
        Press("\(name) \(count) \(mood)") { count += 1 }
        content
        content
      }
    }
    struct Screen: View {
      @State var text = "before"
      var body: some View {
        Press("text") { text = "after" }
        Text(verbatim: text).modifier(Counting(name: "count")).environment(\.mood, "set")
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("count 0 set")
    try stage.tap("text")
    #expect(stage.graph.root.children.map(\.words) == ["text", "count 1 set", "after", "after"])
  }
}

private struct MoodKey: EnvironmentKey {
  static let defaultValue = "neutral"
}

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}
