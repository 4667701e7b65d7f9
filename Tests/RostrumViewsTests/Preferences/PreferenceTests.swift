import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Preferences", .viewsEnd)
struct PreferenceTests {
  struct Names: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  struct Size: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
  }

  /// Shows what the views within state.
  struct Listener<Content: View>: View {
    @State private var heard = "nothing"
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
      Column { content }.onPreferenceChange(Names.self) { heard = $0 }
      Text(verbatim: "heard \(heard)")
    }
  }

  private func heard(_ stage: Stage) -> String? {
    stage.graph.root.children.last?.words
  }

  @Test("Preferences are reduced in the order of the views")
  func order() {
    let stage = Stage {
      Listener {
        Text("1").preference(key: Names.self, value: "a")
        Column { Text("2").preference(key: Names.self, value: "b") }
        Text("3").preference(key: Names.self, value: "c")
      }
    }
    #expect(heard(stage) == "heard abc")
  }

  @Test("Without a preference, no closure is called")
  func silence() {
    #expect(heard(Stage { Listener { Text("1") } }) == "heard nothing")
  }

  @Test("An outer preference replaces an inner one")
  func around() {
    let stage = Stage {
      Listener {
        Column { Text("1").preference(key: Names.self, value: "inner") }
          .preference(key: Names.self, value: "outer")
      }
    }
    #expect(heard(stage) == "heard outer")
  }

  @Test("A transformation changes the preferences of descendants")
  func transformation() {
    let stage = Stage {
      Listener {
        Column {
          Text("1").preference(key: Names.self, value: "a")
          Text("2").preference(key: Names.self, value: "b")
        }
        .transformPreference(Names.self) { $0 = "(\($0))" }
        Text("3").preference(key: Names.self, value: "c")
      }
    }
    #expect(heard(stage) == "heard (ab)c")
  }

  @Test("A transformation without a preference receives the default")
  func transformationOfNothing() {
    let stage = Stage { Listener { Text("1").transformPreference(Names.self) { $0 += "x" } } }
    #expect(heard(stage) == "heard x")
  }

  @Test("A changed value is reported in the same update")
  func change() throws {
    struct Changing: View {
      @State private var name = "a"
      var body: some View {
        Press("change") { name = "z" }.preference(key: Names.self, value: name)
      }
    }
    let stage = Stage { Listener { Changing() } }
    #expect(heard(stage) == "heard a")
    try stage.tap("change")
    #expect(heard(stage) == "heard z")
  }

  @Test("Inserting or removing a view changes preferences")
  func presence() throws {
    struct Toggling: View {
      @State private var isThere = false
      var body: some View {
        Press("toggle") { isThere.toggle() }
        if isThere { Text("x").preference(key: Names.self, value: "there") }
      }
    }
    let stage = Stage { Listener { Toggling() } }
    try stage.tap("toggle")
    #expect(heard(stage) == "heard there")
    try stage.tap("toggle")
    #expect(heard(stage) == "heard ")
  }

  @Test("An equal value isn't reported again")
  func equalValues() throws {
    struct Counting: View {
      let counter: Counter
      @State private var number = 1
      var body: some View {
        Press("add") { number += 1 }
          .preference(key: Names.self, value: number > 2 ? "many" : "few")
          .onPreferenceChange(Names.self) { counter.count($0) }
      }
    }
    let counter = Counter()
    let stage = Stage { Counting(counter: counter) }
    for _ in 1...3 { try stage.tap("add") }
    #expect(counter.counts == ["few": 1, "many": 1])
  }

  @Test("Two keys are independent")
  func keys() {
    let stage = Stage {
      Listener {
        Text("1").preference(key: Size.self, value: 3)
        Text("2").preference(key: Names.self, value: "b").preference(key: Size.self, value: 4)
      }
    }
    #expect(heard(stage) == "heard b")
  }

  @Test("An optional preference is nil if no view sets one")
  func optional() {
    #expect(Size.defaultValue == nil)
  }

  @Test("A layer in front depends on the view's preference")
  func overlay() throws {
    struct Badge: View {
      @State private var name = "a"
      var body: some View {
        Press("change") { name = "b" }
          .preference(key: Names.self, value: name)
          .overlayPreferenceValue(Names.self) { Text(verbatim: "badge \($0)") }
      }
    }
    let stage = Stage { Badge() }
    #expect(stage["badge a"] != nil)
    try stage.tap("change")
    #expect(stage["badge b"] != nil)
    #expect(stage.first(.overlay)?.children.last?.words == "badge b")
  }

  @Test("A layer behind comes before the view")
  func background() {
    let stage = Stage {
      Text(verbatim: "front").preference(key: Names.self, value: "x")
        .backgroundPreferenceValue(Names.self) { Text(verbatim: "behind \($0)") }
    }
    #expect(stage.first(.overlay)?.children.map(\.words) == ["behind x", "front"])
  }

  @Test("A preference of a sheet doesn't reach the view that presents it")
  func sheets() {
    let stage = Stage {
      Listener {
        Text("1").sheet(isPresented: .constant(true)) {
          Text("2").preference(key: Names.self, value: "sheet")
        }
      }
    }
    #expect(stage.graph.root.children.contains { $0.words == "heard nothing" })
  }
}
