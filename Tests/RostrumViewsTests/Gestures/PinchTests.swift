import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Two fingers, and the places of taps", .viewsEnd) struct PinchTests {
  @Test("Fingers that move apart magnify")
  func magnify() async {
    let counter = Counter()
    let host = TestHost {
      Text("map").gesture(
        MagnifyGesture(minimumScaleDelta: 0.2)
          .onChanged { counter.count("\($0.magnification) at \($0.startAnchor.x)") }
          .onEnded { counter.count("ended \($0.magnification)") })
    }
    await host.text("map").pinch(scale: 2.5)
    #expect(counter.counts == ["2.5 at 0.5": 1, "ended 2.5": 1])
    #expect(host.graph.root.all.last?.state.interaction(.pinch) == .pinch(least: 0.2))
  }

  @Test("Fingers that turn rotate")
  func rotate() async {
    let counter = Counter()
    let host = TestHost {
      Text("map")
        .gesture(RotateGesture().onEnded { counter.count("\($0.rotation.degrees.rounded())") })
    }
    await host.text("map").pinch(angle: .degrees(90))
    #expect(counter.counts == ["90.0": 1])
  }

  @Test("The older gestures have the value alone")
  func older() async {
    let counter = Counter()
    let host = TestHost {
      Text("map").gesture(
        MagnificationGesture().onEnded { counter.count("\($0)") }
          .simultaneously(with: RotationGesture().onEnded { counter.count("\($0.degrees)") }))
    }
    await host.text("map").pinch(scale: 2)
    #expect(counter.counts == ["2.0": 1, "0.0": 1])
  }

  struct Zoomed: View {
    @GestureState private var scale = 1.0
    var body: some View {
      Text(verbatim: "scale \(scale)")
        .gesture(
          MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })
    }
  }

  @Test("The state of a gesture is reset when it ends")
  func state() throws {
    let stage = Stage { Zoomed() }
    try stage.perform(.pinch(.init(.changed, scale: 3)), on: stage.first(.text))
    #expect(stage["scale 3.0"] != nil)
    try stage.perform(.pinch(.init(.cancelled, scale: 3)), on: stage.first(.text))
    #expect(stage["scale 1.0"] != nil)
  }

  @Test("A tap has a place in the view, or in the window")
  func places() async {
    let counter = Counter()
    let host = TestHost {
      Text("board").frame(width: 100, height: 40).padding(20)
        .onTapGesture { place in counter.count("\(place.x) \(place.y)") }
      Text("global").frame(width: 100, height: 40)
        .onTapGesture(count: 2, coordinateSpace: .global) { counter.count("y \($0.y)") }
    }
    await host.text("board").tap(place: CGPoint(x: 7, y: 9))
    #expect(counter.counts == ["7.0 9.0": 1])
    let y = host.text("global").frame.minY
    await host.text("global").tap(count: 2, place: CGPoint(x: 1, y: 2))
    #expect(counter.counts.count == 2)
    #expect(y > 0)
  }

  @Test("A tap without a place is one, too")
  func plainTap() async {
    let counter = Counter()
    let host = TestHost {
      Text("x").gesture(SpatialTapGesture().onEnded { counter.count("\($0.location == .zero)") })
    }
    await host.text("x").tap()
    #expect(counter.counts == ["true": 1])
  }

  @Test("A drag has a velocity, and an end that follows from it")
  func velocity() throws {
    var value: DragGesture.Value?
    let stage = Stage {
      Text("x").gesture(DragGesture(coordinateSpace: .global).onEnded { value = $0 })
    }
    let drag = UserEvent.Drag(
      .ended, from: CGPoint(x: 1, y: 1), to: CGPoint(x: 11, y: 1),
      velocity: CGSize(width: 400, height: 0), origin: CGPoint(x: 100, y: 200))
    try stage.perform(.drag(drag), on: stage.first(.text))
    let ended = try #require(value)
    #expect(ended.location == CGPoint(x: 111, y: 201))
    #expect(ended.startLocation == CGPoint(x: 101, y: 201))
    #expect(ended.predictedEndTranslation == CGSize(width: 110, height: 0))
    #expect(ended.predictedEndLocation == CGPoint(x: 211, y: 201))
  }
}
