import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Transitions of an app's own", .viewsEnd) struct OwnTransitionTests {
  struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .scaleEffect(phase.isIdentity ? 1 : 0.5)
        .opacity(phase.isIdentity ? 1 : 0)
        .rotationEffect(.degrees(phase.value * 90))
    }
  }

  @Test("A transition has the looks of its phases")
  func phases() {
    let transition = AnyTransition(Twirl())
    let half = Pose.Transform.scale(x: 0.5, y: 0.5)
    #expect(
      transition.insertion.pose
        == Pose(opacity: 0, transforms: [half, .rotation(.degrees(-90))]))
    #expect(
      transition.removal.pose == Pose(opacity: 0, transforms: [half, .rotation(.degrees(90))]))
  }

  struct Screen: View {
    @State private var isThere = false
    var body: some View {
      Button("toggle") { withAnimation { isThere.toggle() } }
      if isThere { Text("new").transition(Twirl()) }
    }
  }

  @Test("A view is inserted with a transition of the app's own")
  func insertion() async throws {
    let host = TestHost { Screen() }
    await host.button("toggle").tap()
    let text = try #require(host.graph.root.all.first { $0.state.content == .text("new") })
    #expect(text.state.transition == AnyTransition(Twirl()))
  }

  struct Blurred: ViewModifier {
    let radius: Double
    func body(content: Content) -> some View { content.blur(radius: radius) }
  }

  @Test("A transition goes from one modifier to another")
  func modifier() {
    let transition = AnyTransition.modifier(
      active: Blurred(radius: 8), identity: Blurred(radius: 0))
    #expect(transition.insertion.pose == Pose(filters: [.blur(8)]))
    #expect(transition.removal.pose == Pose(filters: [.blur(8)]))
  }

  @Test("Transitions are combined, and have an animation of their own")
  func combination() {
    let both = AnyTransition(Twirl().combined(with: Twirl()).animation(.linear))
    #expect(both.insertion.pose?.transforms.count == 4)
    #expect(both.animation == .linear)
  }
}
