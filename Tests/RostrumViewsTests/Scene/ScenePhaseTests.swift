import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Environment values of a host", .viewsEnd)
struct ScenePhaseTests {
  struct Reader: View {
    let counter: Counter
    @Environment(\.scenePhase) private var phase
    @State private var changes = ""
    var body: some View {
      counter.count("reader")
      Text(verbatim: "\(phase)\(changes)").onChange(of: phase) { old, _ in changes += " from \(old)"
      }
    }
  }

  @Test("A scene is initially active, and views are updated with its phase")
  func phase() {
    let stage = Stage { Reader(counter: Counter()) }
    #expect(stage["active"] != nil)
    stage.graph.setEnvironment { $0.scenePhase = .background }
    stage.update()
    #expect(stage["background from active"] != nil)
  }

  @Test("Phases are ordered by the user's involvement")
  func order() {
    #expect(ScenePhase.background < .inactive)
    #expect(ScenePhase.inactive < .active)
  }

  @Test("An unchanged value evaluates nothing")
  func unchanged() {
    let counter = Counter()
    let stage = Stage { Reader(counter: counter) }
    stage.graph.setEnvironment { $0.scenePhase = .inactive }
    stage.update()
    let count = counter["reader"]
    stage.graph.setEnvironment {
      $0.scenePhase = .inactive
      $0.colorScheme = .dark
    }
    stage.update()
    #expect(counter["reader"] == count)
  }

  @Test("Values that the host set earlier are kept")
  func earlierValues() {
    struct Both: View {
      @Environment(\.scenePhase) private var phase
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(verbatim: "\(phase) \(scheme)") }
    }
    let stage = Stage { Both() }
    stage.graph.setEnvironment { $0.colorScheme = .dark }
    stage.graph.setEnvironment { $0.scenePhase = .inactive }
    stage.update()
    #expect(stage["inactive dark"] != nil)
  }

  @Test("A view sets its color scheme by name")
  func colorSchemeOfView() {
    let stage = Stage { Text("a").colorScheme(.dark) }
    #expect(stage.graph.root.children.map(\.state.facts) == [[.colorScheme(.dark)]])
  }

  @Test("A view sets the colors of its descendants")
  func colorScheme() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(verbatim: scheme.rawValue) }
    }
    let stage = Stage {
      Scheme()
      Scheme().environment(\.colorScheme, .dark)
      Scheme().preferredColorScheme(.dark)
    }
    #expect(stage.graph.root.children.map(\.words) == ["light", "dark", "dark"])
    #expect(
      stage.graph.root.children.map(\.state.facts) == [
        [], [.colorScheme(.dark)], [.preferredColorScheme(.dark)],
      ])
  }

  @Test("A different environment value of the same type changes no colours")
  func otherKeys() {
    let stage = Stage { Text("x").environment(\.otherScheme, .dark) }
    #expect(stage.graph.root.children.first?.state.facts == [])
  }

  @Test("A scaled length scales with the text size")
  func scaledMetric() {
    struct Square: View {
      @ScaledMetric private var side = 100.0
      var body: some View { Text(verbatim: "\(side)") }
    }
    let stage = Stage {
      Square()
      Square().environment(\.dynamicTypeSize, .accessibility1)
    }
    #expect(stage.graph.root.children.map(\.words) == ["100.0", "165.0"])
  }
}

private struct OtherSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  fileprivate var otherScheme: ColorScheme {
    get { self[OtherSchemeKey.self] }
    set { self[OtherSchemeKey.self] = newValue }
  }
}
