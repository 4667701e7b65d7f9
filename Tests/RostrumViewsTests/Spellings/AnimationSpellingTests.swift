import Foundation
import RostrumViews
import Testing

@MainActor
@Suite("Spellings of animations", .viewsEnd)
struct AnimationSpellingTests {
  struct Change {
    let name: String
    let animation: Animation?
  }

  /// A button for each animation, and what it moves.
  struct Buttons: View {
    let changes: [Change]
    @State private var isLarge = false
    var body: some View {
      ForEach(changes, id: \.name) { change in
        Press(change.name) { withAnimation(change.animation) { isLarge.toggle() } }
      }
      Text("box").opacity(isLarge ? 1 : 0.5)
    }
  }

  @Test(
    "Each curve accompanies the change, with its numbers",
    arguments: [
      (Animation.easeOut, 0.35), (.easeIn, 0.35), (.easeInOut(duration: 0.5), 0.5),
      (.linear, 0.35), (.linear(duration: 0.25), 0.25),
    ])
  func curves(animation: Animation, seconds: Double) throws {
    let stage = Stage { Buttons(changes: [Change(name: "go", animation: animation)]) }
    try stage.tap("go")
    #expect(stage.mutations.first == .animate(stage.graph.root.id, animation))
    #expect(animation.duration == seconds)
  }

  @Test("Springs have the given parameters")
  func springs() {
    let interactive: Animation = .interactiveSpring(response: 0.25, dampingFraction: 0.1)
    #expect(interactive.curve == .spring(Spring(response: 0.25, dampingRatio: 0.1)))
    let interpolating: Animation = .interpolatingSpring(stiffness: 3000, damping: 40)
    #expect(interpolating.curve == .spring(Spring(stiffness: 3000, damping: 40)))
    let spring: Animation = .spring(response: 0.3, dampingFraction: 1)
    #expect(spring.curve == .spring(Spring(response: 0.3, dampingRatio: 1)))
  }

  @Test("Without an argument, the animation is the default one")
  func withoutName() throws {
    struct Toggling: View {
      @State private var isOn = false
      var body: some View {
        Press("go") { withAnimation { isOn.toggle() } }
        Text("box").opacity(isOn ? 1 : 0.5)
      }
    }
    let stage = Stage { Toggling() }
    try stage.tap("go")
    #expect(stage.mutations.first == .animate(stage.graph.root.id, .default))
  }

  @Test("A conditional animation may be nil")
  func conditional() throws {
    struct Moving: View {
      let isAnimated: Bool
      @State private var isOn = false
      var body: some View {
        Press("go") { isOn.toggle() }
        Text("box").opacity(isOn ? 1 : 0.5)
          .animation(isAnimated ? .linear(duration: 0.5) : nil, value: isOn)
      }
    }
    for isAnimated in [true, false] {
      let stage = Stage { Moving(isAnimated: isAnimated) }
      try stage.tap("go")
      let box = try #require(stage["box"])
      let animation: Animation? = isAnimated ? .linear(duration: 0.5) : nil
      #expect(stage.mutations.first == .animate(box.id, animation))
    }
  }

  @Test("A transition has its own animation")
  func transition() throws {
    struct Coming: View {
      @State private var isThere = false
      var body: some View {
        Press("go") { isThere.toggle() }
        if isThere { Text("new").transition(.opacity.animation(.default)) }
      }
    }
    let stage = Stage { Coming() }
    try stage.tap("go")
    let transition = stage["new"]?.state.transition
    #expect(transition == AnyTransition.opacity.animation(.default))
    #expect(transition?.animation == .default)
  }

  @Test("A transaction can disable animations, and is in force only within a closure")
  func transaction() {
    var transaction = Transaction()
    #expect(!transaction.disablesAnimations)
    transaction.disablesAnimations = true
    let isDisabled = withTransaction(transaction) { Transaction.current.disablesAnimations }
    #expect(isDisabled)
    #expect(!Transaction.current.disablesAnimations)
  }

  @Test("An animation can be a property of a model")
  func property() {
    struct Pace { var animation: Animation? = Animation.linear(duration: 1) }
    #expect(Pace().animation == .linear(duration: 1))
  }
}
