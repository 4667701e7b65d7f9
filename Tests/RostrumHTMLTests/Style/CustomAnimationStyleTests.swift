import Foundation
import RostrumElements
import RostrumHTML
import Testing

/// Quarters of the change.
private struct Quarters: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let quarter = (time * 60).rounded() / 4
    return quarter < 1 ? value.scaled(by: quarter) : nil
  }
}

@Suite struct CustomAnimationStyleTests {
  @Test("The browser moves along the samples of an app's animation")
  func css() {
    #expect(Animation(Quarters()).motion == "67ms linear(0,0.25,0.5,0.75,1) 0ms")
    #expect(Animation(Quarters()).delay(1).motion == "67ms linear(0,0.25,0.5,0.75,1) 1000ms")
  }
}
