import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("What pressing and scrolling do to menus, controls and bars", .viewsEnd)
struct PressBehaviorTests {
  @Test("A menu, or an item of it, stays open when an item is pressed")
  func menus() throws {
    let view = Rendering {
      Menu("a") {
        Button("b") {}.menuActionDismissBehavior(.enabled)
        Button("c") {}.menuActionDismissBehavior(.automatic)
      }
      .menuActionDismissBehavior(.disabled)
    }
    #expect(try view.only(.menu).state.fact(.menuStaysOpen) == .menuStaysOpen(true))
    #expect(
      view.all(.button).map { $0.state.fact(.menuStaysOpen) } == [.menuStaysOpen(false), nil])
  }

  @Test("Controls spring if a view around them says so, and views know it")
  func springs() throws {
    struct Known: View {
      @Environment(\.springLoadingBehavior) private var behavior
      var body: some View { Text(behavior == .enabled ? "springs" : "stays") }
    }
    let host = TestHost {
      Known()
      VStack { Known() }.springLoadingBehavior(.enabled)
      Button("a") {}.springLoadingBehavior(.disabled)
      Button("b") {}.springLoadingBehavior(.automatic)
    }
    #expect(host.all(.text).map(\.text).filter { $0.count > 1 } == ["stays", "springs"])
    let elements = host.graph.root.descendants
    #expect(elements.first { $0.role == .stack }?.state.fact(.springs) == .springs(true))
    #expect(
      elements.filter { $0.role == .button }.map { $0.state.fact(.springs) }
        == [.springs(false), nil])
  }

  @Test("A bar of tabs makes room while its user scrolls one way")
  func bars() throws {
    func fact(_ behavior: TabBarMinimizeBehavior) throws -> ElementFact? {
      let view = Rendering {
        TabView { Tab("a", systemImage: "star") { Text("b") } }.tabBarMinimizeBehavior(behavior)
      }
      return try view.only(.tabView).state.fact(.tabBarLeaves)
    }
    #expect(try fact(.onScrollDown) == .tabBarLeaves(downwards: true))
    #expect(try fact(.onScrollUp) == .tabBarLeaves(downwards: false))
    #expect(try fact(.never) == nil)
    #expect(try fact(.automatic) == nil)
  }
}
