import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Effects at the edges of what scrolls", .viewsEnd) struct ScrollEdgeTests {
  @Test("A style and a hidden effect are those of their edges, and the theme's is none")
  func styles() throws {
    let view = Rendering {
      ScrollView { Text("a") }
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollEdgeEffectHidden(for: .bottom)
        .scrollEdgeEffectStyle(.automatic, for: .all)
        .scrollEdgeEffectStyle(nil, for: .top)
        .scrollEdgeEffectHidden(false)
    }
    #expect(
      try view.only(.scroll).styles == [
        .scrollEdge(ScrollEdgeEffect(.soft, at: .top)),
        .scrollEdge(ScrollEdgeEffect(.hidden, at: .bottom)),
      ])
    let all = Rendering { ScrollView { Text("a") }.scrollEdgeEffectHidden() }
    #expect(try all.only(.scroll).styles == [.scrollEdge(ScrollEdgeEffect(.hidden, at: .all))])
    let hard = Rendering { ScrollView { Text("a") }.scrollEdgeEffectStyle(.hard, for: .vertical) }
    #expect(
      try hard.only(.scroll).styles == [.scrollEdge(ScrollEdgeEffect(.hard, at: .vertical))])
  }
}
