import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Animations of changes", .viewsEnd)
struct AnimationTests {
  /// Two boxes of which one is animated.
  struct Boxes: View {
    @State private var isLarge = false
    var body: some View {
      Column {
        Press("plain") { isLarge.toggle() }
        Press("animated") { withAnimation(.easeIn) { isLarge.toggle() } }
        Press("quiet") { withAnimation(nil) { isLarge.toggle() } }
        Press("disabled") {
          var transaction = Transaction(animation: .easeIn)
          transaction.disablesAnimations = true
          withTransaction(transaction) { isLarge.toggle() }
        }
        Text("box").opacity(isLarge ? 1 : 0.5)
        Text("own").opacity(isLarge ? 1 : 0.5).animation(.spring, value: isLarge)
        Text("still").opacity(isLarge ? 1 : 0.5).animation(nil, value: isLarge)
      }
    }
  }

  /// The animations of the last update by the words of the elements; the root is "".
  private func animations(_ stage: Stage) -> [String: Animation?] {
    var told: [String: Animation?] = [:]
    for case .animate(let id, let animation) in stage.mutations {
      let element = stage.graph.element(id)
      told[element === stage.graph.root ? "" : element?.words ?? "gone"] = .some(animation)
    }
    return told
  }

  @Test("A change without an animation keeps the views' own animations")
  func ownAnimations() throws {
    let stage = Stage { Boxes() }
    try stage.tap("plain")
    #expect(animations(stage) == ["own": .spring, "still": nil])
  }

  @Test("A change with an animation carries it, along with those of the views")
  func animated() throws {
    let stage = Stage { Boxes() }
    try stage.tap("animated")
    #expect(animations(stage) == ["": .easeIn, "own": .spring, "still": nil])
  }

  @Test("The animation of a change precedes the change")
  func order() throws {
    let stage = Stage { Boxes() }
    try stage.tap("animated")
    let first = stage.mutations.firstIndex { if case .change = $0 { true } else { false } }
    let last = stage.mutations.lastIndex { if case .animate = $0 { true } else { false } }
    #expect(try #require(last) < #require(first))
  }

  @Test("An animation of nil animates nothing of its own")
  func quiet() throws {
    let stage = Stage { Boxes() }
    try stage.tap("quiet")
    #expect(animations(stage) == ["own": .spring, "still": nil])
  }

  @Test("A transaction can disable views' animations")
  func disabled() throws {
    let stage = Stage { Boxes() }
    try stage.tap("disabled")
    #expect(animations(stage) == ["": .easeIn])
  }

  @Test("An animation applies only to its own update")
  func once() throws {
    let stage = Stage { Boxes() }
    try stage.tap("animated")
    try stage.tap("quiet")
    #expect(animations(stage)[""] == nil)
  }

  @Test("A change that doesn't affect the screen sends no animation")
  func nothing() throws {
    struct Unseen: View {
      @State private var count = 0
      var body: some View {
        Press("count") { withAnimation { count += 1 } }
        Text(verbatim: count < 0 ? "less" : "more")
      }
    }
    let stage = Stage { Unseen() }
    try stage.tap("count")
    #expect(stage.mutations.isEmpty)
  }

  @Test("An animation applies to the nearest element around the view that changes")
  func region() throws {
    struct Inner: View {
      @State private var isLarge = false
      var body: some View {
        Press("inner") { withAnimation(.linear) { isLarge.toggle() } }.opacity(isLarge ? 1 : 0.5)
      }
    }
    let stage = Stage {
      Column { Inner() }
      Text("other")
    }
    try stage.tap("inner")
    #expect(animations(stage) == ["inner": .linear])
  }

  @Test("A change through a binding has the binding's animation")
  func binding() throws {
    struct Form: View {
      @State private var name = "a"
      var body: some View {
        Field("Name", text: $name.animation(.easeOut))
        Text(verbatim: name)
      }
    }
    let stage = Stage { Form() }
    try stage.perform(.setText("b"), on: stage.first(.textField))
    #expect(animations(stage) == ["": .easeOut])
  }

  @Test("A view can disable an animation for its descendants")
  func keptOut() throws {
    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        Press("animated") { withAnimation(.easeIn) { isLarge.toggle() } }
        Text("still").opacity(isLarge ? 1 : 0.5).transaction { $0.animation = nil }
        Text("slow").opacity(isLarge ? 1 : 0.5).transaction {
          $0.animation = $0.animation?.speed(0.5)
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("animated")
    #expect(animations(stage) == ["": .easeIn, "still": nil, "slow": .easeIn.speed(0.5)])
  }

  @Test("A view can animate every change of its content")
  func always() throws {
    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        Press("plain") { isLarge.toggle() }
        Text("moves").opacity(isLarge ? 1 : 0.5).animation(.linear)
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("plain")
    #expect(animations(stage) == ["moves": .linear])
  }

  @Test("Modifiers are animated without the changes within the view")
  func bounded() throws {
    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        Press("plain") { isLarge.toggle() }
        Press("animated") { withAnimation(.easeIn) { isLarge.toggle() } }
        VStack {
          Text("inner").opacity(isLarge ? 1 : 0.5)
          Text("other")
        }
        .animation(.linear) { $0.scaleEffect(isLarge ? 2 : 1) }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("plain")
    #expect(animations(stage) == ["inner other": .linear, "inner": nil, "other": nil])
    try stage.tap("animated")
    #expect(
      animations(stage)
        == ["": .easeIn, "inner other": .linear, "inner": .easeIn, "other": .easeIn])
  }

  @Test("A transaction is modified in the update in which a value changes")
  func valueTransaction() throws {
    struct Screen: View {
      @State private var number = 0
      @State private var isLarge = false
      var body: some View {
        Press("number") {
          number += 1
          isLarge.toggle()
        }
        Press("size") { isLarge.toggle() }
        Text("box").opacity(isLarge ? 1 : 0.5).transaction(value: number) {
          $0.animation = .linear
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("size")
    #expect(animations(stage).isEmpty)
    try stage.tap("number")
    #expect(animations(stage) == ["box": .linear])
    try stage.tap("size")
    #expect(animations(stage).isEmpty)
  }

  @Test("Transactions of modifiers within each other end at the same view")
  func boundedTwice() throws {
    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        Press("animated") { withAnimation(.easeIn) { isLarge.toggle() } }
        VStack {
          Text("inner").opacity(isLarge ? 1 : 0.5)
          Text("other")
        }
        .transaction {
          $0.animation = .linear
        } body: { stack in
          stack.opacity(isLarge ? 1 : 0.5).animation(nil) { $0.scaleEffect(isLarge ? 2 : 1) }
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("animated")
    #expect(animations(stage)["inner"] == .some(.easeIn))
  }

  @Test("A task that starts within an animation makes its changes without it")
  func tasks() async {
    let task = withAnimation(.easeIn) {
      Task { @MainActor in Transaction.current.animation }
    }
    #expect(await task.value == nil)
  }
}
