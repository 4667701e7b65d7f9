import IssueReporting
import RostrumCore
import RostrumDependencies
import RostrumTestSupport
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct EndOfTestTests {
  private func end(
    _ store: inout TestStore<[Int], Int>?
  ) -> (messages: [String], lines: [UInt]) {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) { store = nil }
    return (recorder.messages.value, recorder.lines.value)
  }

  @Test("A running effect is reported at the line of the action that started it")
  func running() async throws {
    var store: TestStore? = numbers { action in
      action == 1 ? .run { _ in await waitForCancellation() } : .none
    }
    let effect = line(-2)
    await store?.send(1) { $0 = [1] }
    let place = line(-1)
    await store?.send(2) { $0 = [1, 2] }
    let found = end(&store)
    #expect(
      found.messages == [
        """
        An effect that this action started is still running at the end of the test.

          Action: 1
          Effect: 'run' at RostrumTestingTests/EndOfTestTests.swift:\(effect)

        • It waits for a clock: override the clock with a 'TestClock', and advance it.
        • It does not end: send the action that cancels it, or cancel the task that 'send' \
        returned: 'await task.cancel()'.
        • The test does not depend on it: call 'await store.skipInFlightEffects()', or set \
        'exhaustivity' to '.off'.
        """
      ])
    #expect(found.lines == [UInt(place)])
  }

  @Test("Unhandled actions are reported at the test's last step")
  func unhandled() async {
    var store: TestStore? = numbers { action in
      action == 1
        ? .run {
          await $0(2); await $0(3)
        } : .none
    }
    await store?.send(1) { $0 = [1] }
    let place = line(-1)
    let found = end(&store)
    #expect(
      found.messages == [
        """
        The test ended with 2 received actions that it did not handle.

          • 2
          • 3

        Call 'receive' for each of them, in this order, or 'skipReceivedActions', or set \
        'exhaustivity' to '.off'.
        """
      ])
    #expect(found.lines == [UInt(place)])
  }

  @Test("A test that has asserted everything ends without issues")
  func complete() async {
    var store: TestStore? = numbers { action in
      action == 1 ? .run { await $0(2) } : .none
    }
    await store?.send(1) { $0 = [1] }
    await store?.receive(2) { $0 = [1, 2] }
    #expect(end(&store).messages.isEmpty)
  }

  @Test("Effects are cancelled when the store is released")
  func cancellation() async {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    var store: TestStore? = numbers { _ in
      .run { _ in
        await waitForCancellation()
        end.yield(Task.isCancelled)
        end.finish()
      }
    }
    store?.exhaustivity = .off
    await store?.send(1)
    store = nil
    for await isCancelled in ends { #expect(isCancelled) }
  }

  @Test("'finish' names effects that don't end, and they aren't reported again")
  func finish() async throws {
    var store: TestStore? = numbers { action in
      action == 1 ? .run { _ in await waitForCancellation() } : .none
    }
    let effect = line(-2)
    await store?.send(1) { $0 = [1] }
    let found = await issues { await store!.finish(timeout: .zero) }
    #expect(
      found == [
        """
        The effects were expected to end, but 1 effect had not ended after 0.0 seconds.

          • 'run' at RostrumTestingTests/EndOfTestTests.swift:\(effect), started by 1

        Advance the clock that they wait for, or cancel them.
        """
      ])
    #expect(end(&store).messages.isEmpty)
  }

  @Test("A test that retains its store ends with 'finish' instead")
  func keptStore() async {
    let store = numbers { action in
      action == 1 ? .run { await $0(2) } : .none
    }
    await store.send(1) { $0 = [1] }
    await store.receive(2) { $0 = [1, 2] }
    await store.finish()
  }

  @Test("'finish' names unreceived actions, and continues from there")
  func finishWithReceivedActions() async {
    var store: TestStore? = numbers { action in
      action == 1
        ? .run {
          await $0(2); await $0(3)
        } : .none
    }
    await store?.send(1) { $0 = [1] }
    let found = await issues { await store!.finish() }
    #expect(
      found == [
        """
        2 received actions must be handled before 'finish'.

          • 2
          • 3

        Call 'receive' for each of them, in this order, or 'skipReceivedActions'.
        """
      ])
    await store?.send(4) { $0 = [1, 2, 3, 4] }
    #expect(end(&store).messages.isEmpty)
  }

  @Test("'finish' names an action that an effect sends while it waits")
  func finishWithLateAction() async {
    let (words, word) = AsyncStream.makeStream(of: Int.self)
    let store = numbers { action in
      action == 1 ? .run { for await number in words { await $0(number) } } : .none
    }
    await store.send(1) { $0 = [1] }
    word.yield(2)
    word.finish()
    let found = await issues { await store.finish() }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1 received action must be handled before 'finish'.") == true)
  }

  @Test("Without exhaustivity, 'finish' permits unhandled actions")
  func finishWithoutExhaustivity() async {
    let store = numbers { action in action == 1 ? .run { await $0(2) } : .none }
    store.exhaustivity = .off
    await store.send(1)
    await store.finish()
    #expect(store.state == [1, 2])
  }
}
