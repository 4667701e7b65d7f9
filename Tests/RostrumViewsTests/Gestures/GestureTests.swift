import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Gestures", .viewsEnd)
struct GestureTests {
  @Test("A tap is recognized on any kind of view")
  func tap() async {
    let counter = Counter()
    let host = TestHost {
      Image(systemName: "star").accessibilityLabel("Star").onTapGesture { counter.count("tap") }
    }
    await host.all(.image)[0].tap()
    #expect(counter.counts == ["tap": 1])
  }

  @Test("A multiple tap is a different gesture from a single tap")
  func doubleTap() async {
    let counter = Counter()
    let host = TestHost {
      Text("x")
        .onTapGesture(count: 2) { counter.count("two") }
        .onTapGesture { counter.count("one") }
    }
    await host.text("x").tap(count: 2)
    #expect(counter.counts == ["two": 1])
    await host.text("x").tap()
    #expect(counter.counts == ["two": 1, "one": 1])
  }

  @Test("A view that acts on each tap has no gesture of several taps around it")
  func doubleTapAroundTaps() {
    let host = TestHost {
      Button("button") {}.padding(40).onTapGesture(count: 2) {}
      Text("text").onTapGesture {}.onTapGesture(count: 2) {}
      Text("simultaneous").onTapGesture {}
        .simultaneousGesture(TapGesture(count: 2).onEnded {})
      Text("urgent").onTapGesture {}.highPriorityGesture(TapGesture(count: 2).onEnded {})
    }
    let repeated = host.graph.root.all.filter { $0.state.interaction(.taps) != nil }
    #expect(repeated.map { $0.snapshot.spokenText } == ["simultaneous", "urgent"])
  }

  @Test("Three taps aren't two")
  func tripleTap() async {
    let counter = Counter()
    let host = TestHost { Text("x").onTapGesture(count: 2) { counter.count("two") } }
    await host.text("x").tap(count: 3)
    #expect(counter.counts.isEmpty)
  }

  @Test("A long press is recognized")
  func longPress() async {
    let counter = Counter()
    let host = TestHost {
      Text("x").onLongPressGesture(minimumDuration: 2) { counter.count("long") }
    }
    await host.text("x").longPress()
    #expect(counter.counts == ["long": 1])
    #expect(host.graph.root.all.last?.state.interaction(.longPress) == .longPress(seconds: 2))
  }

  struct Hold: View {
    let counter: Counter
    @State private var isPressed = false
    var body: some View {
      Text(isPressed ? "pressed" : "x").onLongPressGesture(minimumDuration: 2) {
        counter.count("long")
      } onPressingChanged: {
        isPressed = $0
        counter.count("\($0)")
      }
    }
  }

  @Test("A press has begun, and ends when it is recognized or released")
  func pressing() async {
    let counter = Counter()
    let host = TestHost { Hold(counter: counter) }
    await host.text("x").press()
    await host.text("pressed").press(false)
    #expect(counter.counts == ["true": 1, "false": 1])
    await host.text("x").press()
    await host.text("pressed").longPress()
    await host.text("x").press(false)
    #expect(counter.counts == ["true": 2, "false": 2, "long": 1])
  }

  struct HeldCard: View {
    let log: Log
    var isSequence = false
    @GestureState private var phase = "idle"

    var body: some View {
      let press = LongPressGesture(minimumDuration: 2)
      if isSequence {
        Text(phase).gesture(
          press.sequenced(before: DragGesture(minimumDistance: 0))
            .updating($phase) { value, phase, _ in
              phase = if case .first = value { "pressed" } else { "held" }
            })
      } else {
        Text(phase).gesture(
          press.updating($phase) { _, phase, _ in phase = "pressed" }
            .onChanged { log("changed to \($0)") }
            .onEnded { log("ended with \($0)") })
      }
    }
  }

  @Test("A long press has a value from its begin until it is recognized or released")
  func pressInProgress() async {
    let log = Log()
    let host = TestHost { HeldCard(log: log) }
    await host.text("idle").press()
    #expect(log.take() == ["changed to true"])
    await host.text("pressed").press(false)
    #expect(log.take() == [])
    for _ in 0..<2 {
      await host.text("idle").press()
      await host.text("pressed").longPress()
      #expect(log.take() == ["changed to true", "ended with true"])
      await host.text("idle").press(false)
      #expect(log.take() == [] && host.text("idle").exists)
    }
  }

  @Test("A press that is released too early ends a sequence of gestures")
  func pressInSequence() async {
    let host = TestHost { HeldCard(log: Log(), isSequence: true) }
    await host.text("idle").press()
    await host.text("pressed").press(false)
    await host.text("idle").press()
    await host.text("pressed").longPress()
    await host.text("held").press(false)
    await host.text("held").press()
    #expect(host.text("pressed").exists, "a new press begins with the first gesture")
  }

  @Test("A press is told to the server only if something depends on it")
  func unobservedPress() throws {
    let press = LongPressGesture()
    let views = Rendering {
      Text("recognized").gesture(press.onEnded { _ in })
      Text("observed").gesture(press.map { $0 }.onChanged { _ in })
    }
    let pressed = views.all(.text).filter { $0.state.accepts(.press) }
    #expect(pressed.map(\.snapshot.spokenText) == ["observed"])
  }

  @Test("A gesture without its type is recognized as with it")
  func erased() async {
    let counter = Counter()
    let host = TestHost {
      Text("x").gesture(
        AnyGesture(TapGesture(count: 2).onEnded { counter.count("two") }.map { true })
          .onEnded { if $0 { counter.count("erased") } })
    }
    await host.text("x").tap(count: 2)
    #expect(counter.counts == ["two": 1, "erased": 1])
  }

  @Test("A gesture that isn't there isn't recognized", arguments: [true, false])
  func optional(isThere: Bool) throws {
    let gesture = TapGesture().onEnded {}
    let view = Rendering { Text("x").gesture(isThere ? gesture : nil) }
    #expect(try view.only(.text).state.accepts(.tap) == isThere)
  }

  @Test("A press is never as long as a browser can't wait", arguments: [.infinity, 1e9, .nan])
  func endlessPress(duration: Double) async {
    let host = TestHost { Text("x").onLongPressGesture(minimumDuration: duration) {} }
    #expect(host.graph.root.all.last?.state.interaction(.longPress) == nil)
  }

  struct Ball: View {
    let counter: Counter
    var body: some View {
      Text("ball").gesture(
        DragGesture()
          .onChanged { counter.count("at \(Int($0.location.x)),\(Int($0.location.y))") }
          .onEnded { counter.count("moved \(Int($0.translation.width))") })
    }
  }

  @Test("A drag reports its location and translation")
  func drag() async {
    let counter = Counter()
    let host = TestHost { Ball(counter: counter) }
    await host.text("ball").drag(
      from: CGPoint(x: 1, y: 1), to: CGPoint(x: 5, y: 6), CGPoint(x: 11, y: 2))
    #expect(counter.counts == ["at 5,6": 1, "at 11,2": 1, "moved 10": 1])
  }

  @Test("An interrupted drag doesn't end")
  func cancelledDrag() async {
    let counter = Counter()
    let host = TestHost { Ball(counter: counter) }
    await host.text("ball").dragCancelled(to: CGPoint(x: 3, y: 4))
    #expect(counter.counts == ["at 3,4": 1])
  }

  struct Slide: View {
    @GestureState private var shift = 0.0
    var body: some View {
      Text(verbatim: "shift \(Int(shift))").gesture(
        DragGesture().updating($shift) { value, state, _ in state = value.translation.width })
    }
  }

  @Test("The state of a gesture is reset when the gesture ends")
  func gestureState() throws {
    let stage = Stage { Slide() }
    let drag = { UserEvent.Action.drag(.init($0, from: .zero, to: CGPoint(x: 7, y: 0))) }
    try stage.perform(drag(.changed), on: stage.first(.text))
    #expect(stage["shift 7"] != nil)
    try stage.perform(drag(.ended), on: stage.first(.text))
    #expect(stage["shift 0"] != nil)
    try stage.perform(drag(.changed), on: stage.first(.text))
    try stage.perform(drag(.cancelled), on: stage.first(.text))
    #expect(stage["shift 0"] != nil)
  }

  @Test("The update of a gesture's state may be animated")
  func animatedState() throws {
    struct Slide: View {
      @GestureState private var shift = 0.0
      var body: some View {
        Text("x").offset(x: shift).gesture(
          DragGesture().updating($shift) { value, state, transaction in
            state = value.translation.width
            transaction.animation = .interactiveSpring
          })
      }
    }
    let stage = Stage { Slide() }
    try stage.perform(
      .drag(.init(.changed, from: .zero, to: CGPoint(x: 7, y: 0))), on: stage["x"])
    #expect(stage.mutations.first == .animate(stage.graph.root.id, .interactiveSpring))
  }

  @Test("The reset of a gesture's state may be animated, by the value that the gesture left")
  func animatedReset() throws {
    struct Slide: View {
      @GestureState(reset: { left, transaction in
        if left > 5 { transaction.animation = .interactiveSpring }
      }) private var shift = 0.0
      var body: some View {
        Text("x").offset(x: shift).gesture(
          DragGesture().updating($shift) { value, state, _ in state = value.translation.width })
      }
    }
    let stage = Stage { Slide() }
    for (width, isAnimated) in [(7.0, true), (3.0, false)] {
      let end = CGPoint(x: width, y: 0)
      try stage.perform(.drag(.init(.changed, from: .zero, to: end)), on: stage["x"])
      try stage.perform(.drag(.init(.ended, from: .zero, to: end)), on: stage["x"])
      let animation = Mutation.animate(stage.graph.root.id, .interactiveSpring)
      #expect((stage.mutations.first == animation) == isAnimated)
    }
  }

  @Test("A gesture of a descendant has precedence")
  func precedence() async {
    let counter = Counter()
    let host = TestHost {
      Text("x").gesture(TapGesture().onEnded { counter.count("inner") })
        .gesture(TapGesture().onEnded { counter.count("outer") })
    }
    await host.text("x").tap()
    #expect(counter.counts == ["inner": 1])
  }

  @Test("A high-priority gesture precedes the view's own")
  func highPriority() async {
    let counter = Counter()
    let host = TestHost {
      Button("x") { counter.count("button") }
        .highPriorityGesture(TapGesture().onEnded { counter.count("gesture") })
    }
    await host.button("x").tap()
    #expect(counter.counts == ["gesture": 1])
  }

  @Test("A simultaneous gesture is recognized in addition to the view's own")
  func simultaneous() async {
    let counter = Counter()
    let host = TestHost {
      Button("x") { counter.count("button") }
        .simultaneousGesture(TapGesture().onEnded { counter.count("gesture") })
    }
    await host.button("x").tap()
    #expect(counter.counts == ["button": 1, "gesture": 1])
  }

  @Test("Two simultaneous gestures report which one was recognized")
  func both() async {
    let counter = Counter()
    let host = TestHost {
      Text("x").gesture(
        LongPressGesture().simultaneously(with: TapGesture(count: 2))
          .onEnded { counter.count($0.first == nil ? "taps" : "press") })
    }
    await host.text("x").longPress()
    await host.text("x").tap(count: 2)
    #expect(counter.counts == ["press": 1, "taps": 1])
  }

  @Test("Of two gestures for the same events, the first has precedence")
  func exclusive() async {
    let counter = Counter()
    let host = TestHost {
      Text("x").gesture(
        TapGesture().map { "first" }.exclusively(before: TapGesture().map { "second" })
          .onEnded { if case .first(let name) = $0 { counter.count(name) } })
    }
    await host.text("x").tap()
    #expect(counter.counts == ["first": 1])
  }

  @Test("A gesture that follows another one is recognized once that has ended")
  func sequence() async {
    struct Card: View {
      let log: Log
      @State private var isHeld = false
      @GestureState private var phase = "idle"

      var body: some View {
        Text("phase \(phase)")
        Text("card").opacity(isHeld ? 0.5 : 1).gesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .updating($phase) { value, phase, _ in
              switch value {
              case .first: phase = "pressing"
              case .second(_, nil): phase = "held"
              case .second(_, _?): phase = "dragging"
              }
            }
            .onChanged { _ in isHeld = true }
            .onEnded { value in
              guard case .second(true, let drag?) = value else { return log("other") }
              log("by \(Int(drag.translation.width))")
            })
      }
    }
    let log = Log()
    let host = TestHost { Card(log: log) }
    await host.text("card").drag(to: CGPoint(x: 5, y: 0))
    #expect(log.take() == [] && host.text("phase idle").exists)
    for _ in 0..<2 {
      await host.text("card").longPress()
      #expect(host.text("phase held").exists)
      await host.text("card").drag(to: CGPoint(x: 5, y: 0), CGPoint(x: 9, y: 0))
      #expect(log.take() == ["by 9"] && host.text("phase idle").exists)
      await host.text("card").drag(to: CGPoint(x: 5, y: 0))
      #expect(log.take() == [], "a new press begins with the first gesture")
    }
    await host.text("card").longPress()
    await host.text("card").dragCancelled(to: CGPoint(x: 5, y: 0))
    #expect(log.take() == [] && host.text("phase idle").exists)
  }

  @Test("Both gestures of a sequence can be of one kind")
  func sequenceOfOneKind() async {
    let log = Log()
    let host = TestHost {
      Text("x").gesture(
        TapGesture().sequenced(before: TapGesture()).onEnded { _ in log("twice") })
    }
    for expected in [[], ["twice"], [], ["twice"]] {
      await host.text("x").tap()
      #expect(log.take() == expected)
    }
  }

  @Test("A custom gesture is composed of others")
  func composed() async {
    struct Poke: Gesture {
      let counter: Counter
      var body: some Gesture<Void> { TapGesture().onEnded { counter.count("poke") } }
    }
    let counter = Counter()
    let host = TestHost { Text("x").gesture(Poke(counter: counter)) }
    await host.text("x").tap()
    #expect(counter.counts == ["poke": 1])
  }

  @Test("A gesture that is disabled, or on a disabled view, isn't recognized")
  func disabled() throws {
    let stage = Stage {
      Text("a").gesture(TapGesture(), isEnabled: false)
      Text("b").gesture(TapGesture()).disabled(true)
    }
    for name in ["a", "b"] {
      let element = try #require(stage[name])
      #expect(try stage.refusal(.tap, on: element) == .unsupported(element.id, .text, .tap))
    }
  }

  @Test("A pointer that enters and leaves is reported")
  func hover() async {
    let counter = Counter()
    let host = TestHost { Text("x").onHover { counter.count($0 ? "in" : "out") } }
    await host.text("x").hover()
    await host.text("x").hover(false)
    #expect(counter.counts == ["in": 1, "out": 1])
  }

  @Test("The places of a pointer are reported until it leaves")
  func continuousHover() async {
    var phases: [HoverPhase] = []
    let host = TestHost { Text("x").onContinuousHover { phases.append($0) } }
    await host.text("x").hover(place: CGPoint(x: 1, y: 2))
    await host.text("x").hover(place: CGPoint(x: 3, y: 4))
    await host.text("x").hover(place: nil)
    #expect(phases == [.active(CGPoint(x: 1, y: 2)), .active(CGPoint(x: 3, y: 4)), .ended])
  }

  @Test("The place of a pointer in the window is that in the view from the view's corner")
  func continuousHoverInWindow() async {
    var phases: [HoverPhase] = []
    let host = TestHost {
      VStack {
        Text("x").onContinuousHover(coordinateSpace: .global) { phases.append($0) }
      }
      .padding(10)
    }
    let view = host.text("x")
    await view.hover(place: CGPoint(x: 1, y: 2))
    let corner = view.frame.origin
    #expect(phases == [.active(CGPoint(x: corner.x + 1, y: corner.y + 2))])
  }

  @Test("A view that ignores pointers declares it")
  func hitTesting() {
    let stage = Stage {
      Text("a").allowsHitTesting(false)
      Text("b").allowsHitTesting(true)
    }
    #expect(stage["a"]?.state.has(.hitTestingDisabled) == true)
    #expect(stage["b"]?.state.has(.hitTestingDisabled) == false)
  }
}
