import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("The end of animations")
struct CompletionTests {
  struct Leaving: View {
    var animation: Animation? = .linear(duration: 2)
    var criteria = AnimationCompletionCriteria.logicallyComplete
    @State private var isLeaving = false
    @State private var hasLeft = false
    var body: some View {
      Button("Leave") {
        withAnimation(animation, completionCriteria: criteria) {
          isLeaving = true
        } completion: {
          hasLeft = true
        }
      }
      Text(verbatim: hasLeft ? "left" : isLeaving ? "leaving" : "here")
    }
  }

  @Test("A completion runs when the animation has ended")
  func end() async {
    let host = TestHost { Leaving() }
    await host.button("Leave").tap()
    await host.advance(by: .milliseconds(1900))
    #expect(host.text("leaving").exists)
    await host.advance(by: .milliseconds(100))
    #expect(host.text("left").exists)
  }

  @Test("Delay and speed affect the end")
  func delayAndSpeed() async {
    let host = TestHost { Leaving(animation: .linear(duration: 2).speed(2).delay(3)) }
    await host.button("Leave").tap()
    await host.advance(by: .milliseconds(3900))
    #expect(host.text("leaving").exists)
    await host.advance(by: .milliseconds(100))
    #expect(host.text("left").exists)
  }

  @Test("A spring seems to be complete before it rests")
  func criteria() async {
    let spring = Spring(duration: 1, bounce: 0.5)
    let seeming = TestHost { Leaving(animation: .spring(spring)) }
    await seeming.button("Leave").tap()
    await seeming.advance(by: .seconds(1))
    #expect(seeming.text("left").exists)

    let resting = TestHost { Leaving(animation: .spring(spring), criteria: .removed) }
    await resting.button("Leave").tap()
    await resting.advance(by: .seconds(spring.settlingDuration - 0.1))
    #expect(resting.text("leaving").exists)
    await resting.advance(by: .milliseconds(101))
    #expect(resting.text("left").exists)
  }

  @Test("Without an animation, a completion runs immediately")
  func withoutAnimation() async {
    let host = TestHost { Leaving(animation: nil) }
    await host.button("Leave").tap()
    #expect(host.text("left").exists)
  }

  @Test("If no view changes, a completion runs immediately")
  func withoutViews() async {
    await confirmation { hasRun in
      let (signals, signal) = AsyncStream<Void>.makeStream()
      withAnimation {
      } completion: {
        hasRun()
        signal.finish()
      }
      for await _ in signals {}
    }
  }

  @Test("An endless animation never completes")
  func forever() async {
    let host = TestHost { Leaving(animation: .linear(duration: 1).repeatForever()) }
    await host.button("Leave").tap()
    await host.advance(by: .seconds(1000))
    #expect(host.text("leaving").exists)
  }

  @Test("The host knows the animation of the last change")
  func visibleToTests() async {
    let host = TestHost { Leaving() }
    await host.button("Leave").tap()
    #expect(host.animations == [.linear(duration: 2)])
    #expect(host.text("leaving").animation == .linear(duration: 2))
    await host.button("Leave").tap()
    #expect(host.animations.isEmpty)
  }
}
