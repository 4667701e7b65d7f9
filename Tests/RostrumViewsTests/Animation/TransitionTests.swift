import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Transitions", .viewsEnd)
struct TransitionTests {
  struct Screen<Content: View>: View {
    @State private var isThere = false
    let content: Content
    var body: some View {
      Press("toggle") { withAnimation(.easeIn) { isThere.toggle() } }
      if isThere { content.transition(.scale) }
    }
  }

  private func inserted(_ stage: Stage) -> ElementSnapshot? {
    stage.mutations.lazy.compactMap {
      if case .insert(let snapshot, _, _) = $0 { snapshot } else { nil }
    }.first
  }

  @Test("An inserted view declares its transition in an animated change")
  func insertion() throws {
    let stage = Stage { Screen(content: Text("new")) }
    try stage.tap("toggle")
    #expect(inserted(stage)?.state.transition == .scale)
    #expect(stage.mutations.first == .animate(stage.graph.root.id, .easeIn))
  }

  @Test("If a view has boxes around it, insertion and removal apply to the outermost")
  func boxes() throws {
    let stage = Stage { Screen(content: Text("new").background(.red).padding()) }
    try stage.tap("toggle")
    let box = try #require(inserted(stage))
    #expect(box.role == .group)
    #expect(box.state.transition == .scale)
    #expect(box.children.first?.state.transition == nil)
  }

  @Test("A removed view leaves the tree immediately, with the animation")
  func removal() throws {
    let stage = Stage { Screen(content: Text("new")) }
    try stage.tap("toggle")
    try stage.tap("toggle")
    #expect(stage["new"] == nil)
    #expect(stage.mutations.first == .animate(stage.graph.root.id, .easeIn))
  }

  @Test("The innermost transition wins")
  func nearest() throws {
    let stage = Stage { Screen(content: Text("new").transition(.opacity)) }
    try stage.tap("toggle")
    #expect(inserted(stage)?.state.transition == .opacity)
  }
}
