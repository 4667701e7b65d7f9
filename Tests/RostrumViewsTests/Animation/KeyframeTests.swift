import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Keyframes", .viewsEnd) struct KeyframeTests {
  struct Jump {
    var height = 0.0
    var angle = Angle.zero
  }

  @Test("Linear keyframes connect values by lines")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 2)
      LinearKeyframe(0, duration: 1)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 1) == 5)
    #expect(timeline.value(time: 2.5) == 5)
    #expect(timeline.value(progress: 1) == 0)
    #expect(timeline.value(time: -1) == 0)
    #expect(timeline.value(time: 9) == 0)
  }

  @Test("Tracks change their own property")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Jump()) {
      KeyframeTrack(\.height) {
        MoveKeyframe(-4)
        LinearKeyframe(-8, duration: 1)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.radians(2), duration: 2)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0).height == -4)
    #expect(timeline.value(time: 0.5).height == -6)
    #expect(timeline.value(time: 1.5).height == -8)
    #expect(timeline.value(time: 1).angle == .radians(1))
  }

  @Test("Cubic keyframes pass the values between them without a corner")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    #expect(timeline.value(time: 1) == 10)
    let (before, after) = (timeline.value(time: 0.999), timeline.value(time: 1.001))
    #expect(abs((10 - before) - (after - 10)) < 1e-4)
    #expect(after - before > 0.015)
    #expect(abs(timeline.value(time: 0.001)) < 0.001)
  }

  @Test("A spring keyframe goes to its value, and may go beyond it")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 2, spring: Spring(duration: 0.5, bounce: 0.5))
    }
    let values = (0...20).map { timeline.value(time: Double($0) / 10) }
    #expect(values.max() ?? 0 > 1.05)
    #expect(abs(values[19] - 1) < 0.01)
  }

  @Test("A curve bends the way of a linear keyframe")
  func curve() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
    }
    #expect(timeline.value(time: 0.5) < 0.4)
    for curve: UnitCurve in [.linear, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      for time in [0.1, 0.4, 0.7] {
        #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
      }
    }
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
  }

  @Test("Keyframes of looks become a motion that a host plays by itself")
  func animator() throws {
    let host = TestHost {
      Text("a").keyframeAnimator(initialValue: Jump()) { content, jump in
        content.offset(y: jump.height).rotationEffect(jump.angle)
      } keyframes: { _ in
        KeyframeTrack(\.height) {
          LinearKeyframe(-10, duration: 1)
          LinearKeyframe(0, duration: 1)
        }
      }
    }
    let motion = try #require(host.graph.root.all.compactMap(\.motion).first)
    #expect(motion.duration == 2)
    #expect(motion.repetitions == .infinity)
    let middle = try #require(motion.frames.first { $0.offset == 0.5 })
    #expect(middle.pose.transforms.first == .offset(x: 0, y: -10))
  }

  struct Triggered: View {
    @State private var count = 0
    var body: some View {
      Button("go") { count += 1 }
      KeyframeAnimator(initialValue: 1.0, trigger: count) { opacity in
        Text("a").opacity(opacity)
      } keyframes: { _ in
        LinearKeyframe(0.25, duration: 1)
      }
    }
  }

  @Test("Triggered keyframes end at their last value")
  func trigger() async throws {
    let host = TestHost { Triggered() }
    let before = try #require(host.graph.root.all.compactMap(\.motion).first)
    #expect(before.trigger == .count(0))
    #expect(before.rest.opacity == 1)
    await host.button("go").tap()
    let after = try #require(host.graph.root.all.compactMap(\.motion).first)
    #expect(after.trigger == .count(1))
    #expect(after.rest.opacity == 0.25)
    #expect(after.frames.last?.pose.opacity == 0.25)
  }

  @Test("Keyframes of contents follow each other in turns of the server")
  func steps() async {
    let host = TestHost {
      KeyframeAnimator(initialValue: 0.0, repeating: false) { value in
        Text(verbatim: "\(Int(value))")
      } keyframes: { _ in
        LinearKeyframe(5, duration: 1)
        LinearKeyframe(9, duration: 1)
      }
    }
    await host.advance(by: .milliseconds(1))
    #expect(host.text("5").exists)
    await host.advance(by: .seconds(1))
    #expect(host.text("9").exists)
    await host.advance(by: .seconds(5))
    #expect(host.text("9").exists)
  }
}

extension Element {
  fileprivate var motion: Motion? {
    for case .motion(let motion) in state.styles { return motion }
    return nil
  }
}
