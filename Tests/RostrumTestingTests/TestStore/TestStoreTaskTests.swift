import RostrumCore
import RostrumDependencies
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct TestStoreTaskTests {
  @Test("Cancelling waits until the effects have ended")
  func cancel() async {
    let ended = LockIsolated(false)
    let store = numbers { _ in
      .run { _ in
        await waitForCancellation()
        for _ in 1...100 { await Task.yield() }
        ended.setValue(true)
      }
    }
    let task = await store.send(1) { $0 = [1] }
    #expect(!task.isCancelled)
    await task.cancel()
    #expect(ended.value)
    #expect(task.isCancelled)
  }

  @Test("The task of one action doesn't affect the effects of others")
  func others() async {
    let store = numbers { _ in .run { _ in await waitForCancellation() } }
    let first = await store.send(1) { $0 = [1] }
    let second = await store.send(2) { $0 = [1, 2] }
    await first.cancel()
    #expect(!second.isCancelled)
    await store.skipInFlightEffects()
  }

  @Test("Tasks are distinguished by the effects that they represent")
  func hashable() async {
    let store = numbers { _ in .run { _ in await waitForCancellation() } }
    let first = await store.send(1) { $0 = [1] }
    let second = await store.send(2) { $0 = [1, 2] }
    #expect(Set([first, first, second]).count == 2)
    await store.skipInFlightEffects()
  }

  @Test("Finishing waits for the effects of actions that effects sent")
  func transitive() async {
    let store = numbers { action in
      action < 3 ? .run { send in await send(action + 1) } : .none
    }
    let task = await store.send(1) { $0 = [1] }
    await task.finish()
    await store.receive(2) { $0 = [1, 2] }
    await store.receive(3) { $0 = [1, 2, 3] }
  }

  @Test("An action without effects is finished")
  func noEffects() async {
    let store = numbers { _ in .none }
    let task = await store.send(1) { $0 = [1] }
    await task.finish(timeout: .zero)
    await task.cancel()
    #expect(!task.isCancelled)
  }

  @Test("Effects that don't end in time are an issue")
  func unfinished() async {
    let store = numbers { _ in .run { _ in await waitForCancellation() } }
    let task = await store.send(1) { $0 = [1] }
    let found = await issues { await task.finish(timeout: .zero) }
    #expect(
      found == [
        """
        The effects of this action were expected to end, but they were still running after 0.0 \
        seconds.

        Advance the clock that they wait for, or cancel them.
        """
      ])
    await task.cancel()
  }

  @Test("Effects that ignore cancellation are an issue")
  func ignoring() async {
    let (doors, door) = AsyncStream.makeStream(of: Void.self)
    let waiting = Task.detached { for await _ in doors {} }
    let store = numbers { _ in .run { _ in await waiting.value } }
    store.timeout = .zero
    let task = await store.send(1) { $0 = [1] }
    let found = await issues { await task.cancel() }
    #expect(
      found == [
        """
        The effects of this action were cancelled, but they were still running after 0.0 seconds.

        Look for work that ignores the cancellation of its task.
        """
      ])
    door.finish()
    await task.finish(timeout: .seconds(600))
  }
}
