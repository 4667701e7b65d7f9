import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct TestStoreTests {
  private func store(_ state: Facts.State = Facts.State()) -> TestStoreOf<Facts> {
    let clock = TestClock()
    return TestStore(initialState: state) {
      Facts()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("A test asserts what each action changes and what effects send")
  func wholeStory() async {
    let store = store()
    await store.send(.increment) { $0.count = 1 }
    await store.send(.ask) { $0.isAsking = true }
    await store.receive(.answered("1 is a number")) {
      $0.isAsking = false
      $0.fact = "1 is a number"
    }
    #expect(store.state.fact == "1 is a number")
  }

  @Test("In a closure, the store's state is the one before the action")
  func stateInClosure() async {
    let store = store()
    var seen: [Int] = []
    await store.send(.increment) {
      seen.append(store.state.count)
      $0.count = store.state.count + 1
    }
    await store.send(.ask) { $0.isAsking = true }
    var isAsking: Bool?
    await store.receive(\.answered) {
      isAsking = store.state.isAsking
      $0.isAsking = false
      $0.fact = "1 is a number"
    }
    store.exhaustivity = .off
    await store.send(.increment) {
      seen.append(store.state.count)
      $0.count = 2
    }
    #expect(seen == [0, 2])
    #expect(isAsking == true)
    #expect(store.state.count == 2)
    #expect(!store.state.isAsking)
  }

  @Test("An action can be matched by its case, with its value, or by a predicate")
  func spellings() async {
    let store = store()
    await store.send(\.increment) { $0.count = 1 }
    await store.send(\.set, 5) { $0.count = 5 }
    let answer = { (state: inout Facts.State) in
      state.isAsking = false
      state.fact = "5 is a number"
    }
    await store.send(.ask) { $0.isAsking = true }
    await store.receive(\.answered, assert: answer)
    await store.send(.ask) { $0.isAsking = true }
    await store.receive(\.answered, "5 is a number") { $0.isAsking = false }
    await store.send(.ask) { $0.isAsking = true }
    await store.receive({ if case .answered = $0 { true } else { false } }) { $0.isAsking = false }
  }

  @Test("An unasserted change is shown")
  func unexpectedChange() async {
    let store = store()
    let found = await issues { await store.send(.increment) }
    #expect(
      found == [
        """
        The state was not expected to change, but it did.

              Facts.State(
            -   count: 0,
            +   count: 1,
                fact: nil,
                isAsking: false,
                timer: 0
              )

        (Expected: -, Actual: +)

        Describe the change in a trailing closure: { $0.field = … }
        """
      ])
  }

  @Test("A change that differs from the assertion is shown")
  func mismatch() async {
    let store = store()
    let found = await issues { await store.send(.increment) { $0.count = 2 } }
    #expect(
      found == [
        """
        The state does not match the expectation.

              Facts.State(
            -   count: 2,
            +   count: 1,
                fact: nil,
                isAsking: false,
                timer: 0
              )

        (Expected: -, Actual: +)

        Describe the state after the action in the trailing closure, or correct the feature.
        """
      ])
    await store.send(.increment) { $0.count = 2 }
  }

  @Test("A closure that changes nothing is reported")
  func noChange() async {
    let store = store()
    let found = await issues { await store.send(.set(0)) { $0.count = 0 } }
    #expect(
      found == [
        """
        The state was expected to change, but it did not.

        The trailing closure does not modify the state. Remove it, or describe the change in it.
        """
      ])
  }

  @Test("A closure that throws fails the test and nothing else")
  func throwing() async {
    let store = store()
    let found = await issues {
      await store.send(.increment) { _ in throw CancellationError() }
    }
    #expect(
      found == [
        """
        The trailing closure threw an error: CancellationError()

        The state was not compared. Describe the change in the closure without throwing.
        """
      ])
    #expect(store.state.count == 1)
  }

  @Test("Received actions must be handled before the next one is sent")
  func mustReceive() async {
    let store = store()
    await store.send(.ask) { $0.isAsking = true }
    let found = await issues { await store.send(.increment) { $0.count = 1 } }
    #expect(
      found == [
        """
        1 received action must be handled before sending Facts.Action.increment.

          • Facts.Action.answered("0 is a number")

        Call 'receive' for each of them, in this order, or 'skipReceivedActions'.
        """
      ])
  }

  @Test("An action that isn't sent fails immediately if no effect is running")
  func nothingReceived() async {
    let store = store()
    let found = await issues { await store.receive(\.answered) }
    #expect(
      found == [
        """
        An action was expected to be received, but none was.

          Expected: an action of the case that 'receive' names

        No running effect could send one. Remove the call, or correct the feature.
        """
      ])
  }

  @Test("An action that isn't sent while effects run names the effects")
  func nothingReceivedYet() async throws {
    let store = store()
    let place = line(1)
    let task = await store.send(.startTimer)
    let found = await issues { await store.receive(\.ticked, timeout: .milliseconds(1)) }
    try #require(found.count == 1)
    #expect(
      found[0].hasPrefix(
        """
        An action was expected to be received, but none was.

          Expected: an action of the case that 'receive' names

        1 effect had not ended after 0.001 seconds. An effect may be waiting for a clock that the \
        test has to advance:

          • 'run' at RostrumTestingTests/
        """))
    #expect(found[0].hasSuffix(", started by Facts.Action.startTimer"))
    #expect(place > 0)
    await task.cancel()
  }

  @Test("An unexpected action is shown as a diff")
  func otherReceived() async {
    let store = store()
    await store.send(.ask) { $0.isAsking = true }
    let found = await issues { await store.receive(.answered("Hm")) }
    #expect(
      found == [
        """
        The received action is not the expected one.

            - Facts.Action.answered("Hm")
            + Facts.Action.answered("0 is a number")

        (Expected: -, Received: +)

        Receive the actions in the order in which effects send them.
        """
      ])
    let missed = await issues {
      await store.send(.ask) { $0.isAsking = true }
      await store.receive(\.ticked)
    }
    #expect(missed.count == 1)
    #expect(missed[0].contains("  Received:\n  • Facts.Action.answered(\"0 is a number\")"))
  }

  @Test("A timer is advanced, and an effect still running at the end is reported where it started")
  func timer() async throws {
    var store: TestStoreOf<Facts>? = store()
    let clock = store!.dependencies.continuousClock as! TestClock<Duration>
    await store!.send(.startTimer)
    for tick in 1...3 {
      await clock.advance(by: .seconds(1))
      await store!.receive(\.ticked) { $0.timer = tick }
    }
    await clock.advance(by: .seconds(2))
    await store!.receive(\.ticked) { $0.timer = 4 }
    await store!.receive(\.ticked) { $0.timer = 5 }
    let found = issues { store = nil }
    try #require(found.count == 1)
    #expect(
      found[0].hasPrefix(
        "An effect that this action started is still running at the end of the test."))
    #expect(found[0].contains("  Action: Facts.Action.startTimer\n"))
  }

  @Test("An unhandled action is reported when the test ends")
  func unhandled() async {
    var store: TestStoreOf<Facts>? = store()
    await store!.send(.ask) { $0.isAsking = true }
    let found = issues { store = nil }
    #expect(
      found == [
        """
        The test ended with 1 received action that it did not handle.

          • Facts.Action.answered("0 is a number")

        Call 'receive' for each of them, in this order, or 'skipReceivedActions', or set \
        'exhaustivity' to '.off'.
        """
      ])
  }

  @Test("'finish' waits for effects, and names those that don't end")
  func finish() async throws {
    let store = store()
    let task = await store.send(.startTimer)
    let found = await issues { await store.finish(timeout: .milliseconds(1)) }
    try #require(found.count == 1)
    #expect(
      found[0].hasPrefix(
        "The effects were expected to end, but 1 effect had not ended after 0.001"))
    await task.cancel()
    #expect(task.isCancelled)
    await store.finish()
  }

  @Test("The task of an action can be waited for and cancelled")
  func tasks() async {
    let store = store()
    let task = await store.send(.startTimer)
    let found = await issues { await task.finish(timeout: .milliseconds(1)) }
    #expect(found.count == 1)
    await store.send(.stopTimer)
    await task.finish()
    await (await store.send(.increment) { $0.count = 1 }).finish()
  }

  @Test("Without exhaustivity, a test asserts what it wants; closures get the state afterwards")
  func nonExhaustive() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.ask)
    await store.receive(\.answered) { $0.fact = "1 is a number" }
    #expect(!store.state.isAsking)
    await store.send(.ask)
    await store.send(.increment) { $0.count = 2 }
    await store.send(.startTimer)
    let found = await issues { await store.send(.increment) { $0.count = 7 } }
    #expect(found.count == 1)
    #expect(found[0].contains("    -   count: 7,\n"))
  }

  @Test("Without exhaustivity, 'receive' skips other actions, and fails if the action isn't sent")
  func nonExhaustiveReceive() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.chain)
    await store.receive(\.answered)
    #expect(store.state.fact == "end")
    let found = await issues { await store.receive(\.ticked) }
    #expect(found.count == 1)
  }

  @Test("Skipped assertions can be shown as known issues")
  func showSkipped() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.increment)
    await store.send(.ask)
    await store.send(.increment)
    #expect(store.state.count == 2)
  }

  @Test("Received actions and running effects can be skipped")
  func skipping() async {
    let store = store()
    await store.send(.ask) { $0.isAsking = true }
    await store.skipReceivedActions()
    #expect(store.state.fact == "0 is a number")
    await store.send(.startTimer)
    await store.skipInFlightEffects()
    let found = await issues {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    #expect(
      found == [
        "There are no received actions to skip. Remove the call, or pass 'strict: false'.",
        "There are no running effects to skip. Remove the call, or pass 'strict: false'.",
      ])
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }

  @Test("State can be asserted without an action")
  func assertion() async {
    let store = store(Facts.State(count: 3))
    store.assert { $0.count = 3 }
    let found = issues { store.assert { $0.count = 4 } }
    #expect(found.count == 1)
  }

  @Test("Dependencies and exhaustivity can be changed during a test")
  func midTest() async {
    let store = store()
    await store.withExhaustivity(.off) { await store.send(.increment) }
    #expect(store.exhaustivity == .on)
    store.dependencies.noun = "figure"
    await store.send(.ask) { $0.isAsking = true }
    await store.receive(.answered("1 is a figure")) {
      $0.isAsking = false
      $0.fact = "1 is a figure"
    }
    await store.withDependencies {
      $0.noun = "digit"
    } operation: {
      await store.send(.ask) { $0.isAsking = true }
      await store.receive(.answered("1 is a digit")) {
        $0.isAsking = false
        $0.fact = "1 is a digit"
      }
    }
    #expect(store.dependencies.noun == "figure")
  }

  @Test("A root feature that dismisses itself is marked so, and receives nothing more")
  func dismissal() async {
    let store = store()
    await store.send(.close)
    #expect(store.isDismissed)
    let found = await issues { await store.send(.increment) }
    #expect(
      found == [
        """
        An action was sent to a feature that has dismissed itself: Facts.Action.increment

        A feature cannot receive actions after it has called 'dismiss'. End the test there.
        """
      ])
  }
}
