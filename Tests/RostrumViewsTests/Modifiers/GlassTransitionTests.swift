import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Transitions of glass", .viewsEnd) struct GlassTransitionTests {
  private struct Glasses: View {
    @Namespace private var names

    var body: some View {
      Text("a").glassEffect().glassEffectID(1, in: names)
      Text("b").glassEffect().glassEffectID(1, in: names).glassEffectTransition(.matchedGeometry)
      Text("c").glassEffect().glassEffectID(2, in: names)
      Text("d").matchedGeometryEffect(id: 1, in: names)
      Text("e").glassEffect().glassEffectID(1, in: names).glassEffectTransition(.materialize)
      Text("f").glassEffect().glassEffectID(nil as Int?, in: names)
    }
  }

  @Test("Glass with the same identity is matched, unless it materializes or has none")
  func matches() throws {
    let view = Rendering { Glasses() }
    var matches: [ViewMatch] = []
    for element in view.graph.root.descendants {
      for case .matched(let match) in element.styles { matches.append(match) }
    }
    try #require(matches.count == 4)
    #expect(matches.allSatisfy { $0.kind == .frame && $0.isSource })
    #expect(matches[0].key == matches[1].key)
    #expect(matches[0].key != matches[2].key)
    #expect(matches[0].key != matches[3].key)
  }

  @Test("Glass materializes, or is there at once, unless the view has a transition of its own")
  func transitions() throws {
    func transition(@ViewBuilder _ view: () -> some View) -> AnyTransition? {
      let rendering = Rendering(view)
      return rendering.graph.root.descendants.lazy.compactMap(\.state.transition).first
    }
    let materialized = transition { Text("a").glassEffect().glassEffectTransition(.materialize) }
    let pose = try #require(materialized?.insertion.pose)
    #expect(pose.opacity == 0)
    #expect(pose.filters == [.blur(8)])
    #expect(materialized?.removal.pose == pose)
    #expect(
      transition { Text("a").glassEffect().glassEffectTransition(.identity) } == .identity)
    #expect(transition { Text("a").glassEffect().glassEffectTransition(.matchedGeometry) } == nil)
    #expect(
      transition {
        Text("a").transition(.slide).glassEffectTransition(.materialize)
      } == .slide)
  }
}
