import Foundation
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

  struct Iris: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .opacity(phase.isIdentity ? 1 : 0.5)
        .mask { Circle().scale(phase.isIdentity ? 1 : 0.5) }
    }
  }

  @Test("A shape masks a view before and after, and while it is there")
  func mask() throws {
    func circle(_ place: CGFloat, _ size: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: place, y: place, width: size, height: size))
    }
    let transition = AnyTransition(Iris())
    #expect(transition.insertion.pose == Pose(opacity: 0.5))
    let mask = try #require(transition.insertion.mask)
    #expect(mask.absent.boundingRect == circle(75, 150).boundingRect)
    #expect(mask.present.boundingRect == circle(0, 300).boundingRect)
    #expect(transition.removal == transition.insertion)
    #expect(transition.combined(with: .slide).insertion.mask == mask)
    #expect(AnyTransition.slide.combined(with: transition).removal.mask == mask)

    let view = Rendering { Text("a").transition(Iris()) }
    #expect(
      try view.only(.text).state.styles == [.outline(mask.present, in: AnyTransition.Mask.size)])
    let twirl = Rendering { Text("a").transition(Twirl()) }
    #expect(try twirl.only(.text).state.styles.isEmpty)
  }

  struct Opened: ViewModifier {
    let part: Double
    func body(content: Content) -> some View {
      content.mask { Rectangle().scale(x: part, y: 1, anchor: .leading) }
    }
  }

  @Test("A transition between modifiers has their masks")
  func maskOfModifier() throws {
    let transition = AnyTransition.modifier(active: Opened(part: 0), identity: Opened(part: 1))
    let mask = try #require(transition.removal.mask)
    #expect(mask.absent.boundingRect == CGRect(x: 0, y: 0, width: 0, height: 300))
    #expect(mask.present.boundingRect == CGRect(x: 0, y: 0, width: 300, height: 300))
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
