import Foundation
import RostrumElements
import RostrumScenes
import RostrumViews
import Testing

/// Half of the change at once, and all of it at the end.
private struct Halves: CustomAnimation {
  var duration = 0.5

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    context.isLogicallyComplete = time >= 0.2
    return value.scaled(by: 0.5)
  }
}

/// The number of the moment, in hundredths.
private struct Counting: CustomAnimation {
  struct Count: AnimationStateKey {
    static let defaultValue = 0
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Count.self] += 1
    let count = context.state[Count.self]
    return count > 4 ? nil : value.scaled(by: Double(count) / 100)
  }
}

private struct Fading: AnimatableModifier {
  var animatableData: Double

  func body(content: Content) -> some View { content.opacity(animatableData) }
}

@MainActor @Suite(.viewsEnd) struct CustomAnimationTests {
  @Test("An animation is sampled from its beginning to its end, and has that duration")
  func samples() {
    let animation = Animation(Halves())
    #expect(animation.totalDuration == .seconds(0.5))
    #expect(animation.progress(at: 0) == 0.5)
    #expect(animation.progress(at: 0.5) == 0.5)
    #expect(animation.progress(at: 1) == 1)
    #expect(animation.speed(2).totalDuration == .seconds(0.25))
    // An animation that doesn't end is over after 10 seconds, and one that is over at once takes a moment.
    #expect(Animation(Halves(duration: .infinity)).totalDuration == .seconds(10))
    #expect(Animation(Halves(duration: 0)).progress(at: 1) == 1)
    #expect(Animation(Halves()) == Animation(Halves()))
  }

  @Test("An animation keeps values from one moment to the next")
  func state() {
    let animation = Animation(Counting())
    #expect(animation.progress(at: 0) == 0.01)
    #expect(abs(animation.progress(at: 0.25) - 0.02) < 1e-9)
    #expect(abs(animation.progress(at: 0.75) - 0.04) < 1e-9)
    #expect(animation.progress(at: 1) == 1)
  }

  @Test("An animation appears complete when it says so, or after the time of the app")
  func completion() {
    #expect(Animation(Halves()).perceivedDuration == .seconds(0.2))
    let linear = Animation.linear(duration: 1)
    #expect(linear.perceivedDuration == .seconds(1))
    #expect(linear.logicallyComplete(after: 0.25).perceivedDuration == .seconds(0.25))
    #expect(linear.logicallyComplete(after: 4).perceivedDuration == .seconds(1))
    #expect(linear.logicallyComplete(after: -1).perceivedDuration == .zero)
    #expect(linear.logicallyComplete(after: .nan) == linear)
  }

  @Test("An animatable modifier is a modifier")
  func modifier() {
    let stage = Stage { Text("a").modifier(Fading(animatableData: 0.25)) }
    #expect(stage.graph.root.children.first?.words == "a")
  }
}
