import Foundation
import RostrumViews
import Testing

@Suite("Animation values")
struct AnimationValueTests {
  @Test(
    "The duration of an animation",
    arguments: [
      (Animation.linear(duration: 2), 2.0),
      (.linear(duration: 2).speed(4), 0.5),
      (.linear(duration: 2).delay(1), 3),
      (.linear(duration: 2).repeatCount(3), 6),
      (.linear(duration: 2).speed(2).repeatCount(2).delay(1), 3),
      (.easeInOut, 0.35),
    ])
  func duration(animation: Animation, seconds: Double) throws {
    let duration = try #require(animation.totalDuration)
    #expect(abs(duration / .seconds(1) - seconds) < 0.001)
  }

  @Test("The default animation is a spring of 0.55 seconds without bounce")
  func defaultAnimation() {
    #expect(Animation.default.curve == .spring(Spring(response: 0.55, dampingRatio: 1)))
  }

  @Test("An animation that repeats forever has no end")
  func forever() {
    #expect(Animation.default.repeatForever().totalDuration == nil)
  }

  @Test("Invalid values are clamped to the nearest valid ones")
  func limits() {
    #expect(Animation.default.speed(0) == .default)
    #expect(Animation.default.delay(-1) == .default)
    #expect(Animation.default.repeatCount(0) == .default.repeatCount(1))
    #expect(Animation.linear(duration: -1) == .linear(duration: 0))
  }

  @Test(
    "A spring starts at the old value and comes to rest at the new one",
    arguments: [
      Spring(), Spring(duration: 0.5, bounce: 0.4), Spring(duration: 0.5, bounce: -0.5),
      Spring(response: 0.3, dampingRatio: 1), Spring(stiffness: 100, damping: 10),
    ])
  func springs(spring: Spring) {
    #expect(abs(spring.progress(at: 0)) < 0.000_001)
    #expect(abs(spring.progress(at: spring.settlingDuration) - 1) < 0.01)
  }

  @Test("Only a spring with bounce overshoots")
  func bounce() {
    let moments = stride(from: 0.0, through: 2, by: 0.01)
    #expect(moments.contains { Spring(duration: 0.5, bounce: 0.4).progress(at: $0) > 1.01 })
    #expect(!moments.contains { Spring(duration: 0.5, bounce: 0).progress(at: $0) > 1.000_1 })
  }

  @Test("A spring is the same however it is specified")
  func descriptions() {
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    let other = Spring(stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(other.response - 0.5) < 0.000_1)
    #expect(abs(other.dampingRatio - 0.7) < 0.000_1)
  }

  @Test("Transitions are combined part by part")
  func transitions() {
    let both = AnyTransition.move(edge: .top).combined(with: .opacity)
    #expect(both.insertion.pose == Pose(opacity: 0, transforms: [.shift(x: 0, y: -1)]))
    #expect(AnyTransition.slide.insertion.pose?.transforms == [.shift(x: -1, y: 0)])
    #expect(AnyTransition.slide.removal.pose?.transforms == [.shift(x: 1, y: 0)])
    let push = AnyTransition.push(from: .bottom)
    #expect(push.insertion.pose?.transforms == [.shift(x: 0, y: 1)])
    #expect(push.removal.pose?.transforms == [.shift(x: 0, y: -1)])
  }

  @Test("An asymmetric transition separates insertion and removal")
  func asymmetric() {
    let transition = AnyTransition.asymmetric(insertion: .scale, removal: .opacity)
    #expect(transition.insertion.pose == Pose(transforms: [.scale(x: 0, y: 0)]))
    #expect(transition.removal.pose == Pose(opacity: 0))
  }
}
