import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Transitions by name", .viewsEnd) struct NamedTransitionTests {
  private func plain(_ transition: some Transition) -> AnyTransition { AnyTransition(transition) }

  @Test("A named transition is the transition of the same name")
  func values() {
    #expect(plain(.identity) == .identity)
    #expect(plain(.opacity) == .opacity)
    #expect(plain(.slide) == .slide)
    #expect(plain(.move(edge: .top)) == .move(edge: .top))
    #expect(plain(.push(from: .leading)) == .push(from: .leading))
    #expect(plain(.offset(x: 3, y: 4)) == .offset(x: 3, y: 4))
    #expect(plain(.offset(CGSize(width: 3, height: 4))) == .offset(x: 3, y: 4))
    #expect(plain(.scale) == .scale)
    #expect(plain(.scale(0.5, anchor: .top)) == .scale(scale: 0.5, anchor: .top))
  }

  @Test("A symbol appears and disappears by its effect, at its speed")
  func symbols() {
    let grown = Pose(opacity: 0, transforms: [.scale(x: 0.5, y: 0.5)])
    #expect(plain(.symbolEffect).insertion.pose == grown)
    #expect(plain(.symbolEffect(.disappear)).removal.pose == grown)
    let drawn = plain(.symbolEffect(.drawOn, options: .speed(2)))
    #expect(drawn.insertion.pose == Pose(opacity: 0))
    #expect(drawn.removal == drawn.insertion)
    #expect(drawn.animation == .easeInOut(duration: 0.175))
    #expect(plain(.symbolEffect(.drawOff)).animation == .easeInOut(duration: 0.35))
  }

  @Test("A blurred view grows, and shrinks or grows further as it goes")
  func blur() {
    let down = plain(.blurReplace)
    #expect(down.insertion == down.removal)
    #expect(down.insertion.pose?.filters == [.blur(8)])
    #expect(down.insertion.pose?.opacity == 0)
    let up = plain(.blurReplace(.upUp))
    #expect(up.insertion == down.insertion)
    #expect(up.removal.pose?.transforms == [.scale(x: 1.1, y: 1.1)])
  }

  @Test("Insertion and removal have a transition each")
  func asymmetric() {
    let both = AsymmetricTransition(
      insertion: MoveTransition(edge: .top), removal: OpacityTransition())
    #expect(plain(both) == .asymmetric(insertion: .move(edge: .top), removal: .opacity))
  }

  struct Twice: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      OpacityTransition().apply(
        content: ScaleTransition(0.5).apply(content: content, phase: phase), phase: phase)
    }
  }

  @Test("A transition is applied in the body of a different one")
  func inBodies() {
    let pose = plain(Twice()).insertion.pose
    #expect(pose == Pose(opacity: 0, transforms: [.scale(x: 0.5, y: 0.5)]))
  }

  struct Screen: View {
    @State private var isThere = false
    let isQuick: Bool

    var body: some View {
      Button("toggle") { withAnimation { isThere.toggle() } }
      if isThere {
        Text("new").transition(.move(edge: .bottom))
        Text("other").transition(isQuick ? .identity : .scale(scale: 0.5))
        Text("third").transition(.opacity.combined(with: .slide))
      }
    }
  }

  @Test("Named transitions and those without a type are written alike")
  func spelling() async {
    let host = TestHost { Screen(isQuick: false) }
    await host.button("toggle").tap()
    let found = host.graph.root.all.compactMap(\.state.transition)
    #expect(
      found == [
        .move(edge: .bottom), .scale(scale: 0.5), .opacity.combined(with: .slide),
      ])
  }
}
