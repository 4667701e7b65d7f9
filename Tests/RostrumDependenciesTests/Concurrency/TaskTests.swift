import RostrumDependencies
import Testing

@Suite struct TaskTests {
  @Test func aResultKeepsWhatWorkGivesBack() async {
    let result = await Result {
      await Task.yield()
      return 7
    }
    #expect(result == .success(7))
  }

  @Test func aResultKeepsTheErrorAndItsType() async {
    let result = await Result { () async throws(Refusal) -> Int in throw Refusal() }
    #expect(result == .failure(Refusal()))
  }

  @Test func workForAResultStaysOnItsActor() async {
    await Task { @MainActor in
      let result = await Result {
        await Task.yield()
        MainActor.assertIsolated()
        return 7
      }
      #expect(result == .success(7))
    }.value
  }

  @Test func aTaskThatNeverEndsEndsWhenItIsCancelled() async {
    let task = Task { () async throws -> Int in try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellingWhoWaitsCancelsTheTask() async {
    let inner = Task { () async throws -> Int in try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test func cancellingWhoWaitsCancelsATaskThatDoesNotThrow() async {
    let inner = Task { for await _ in AsyncStream<Int>.never {} }
    let outer = Task { await inner.cancellableValue }
    outer.cancel()
    await outer.value
    #expect(inner.isCancelled)
  }

  @Test func aCancellableValueIsTheTasksValue() async throws {
    #expect(await Task { 7 }.cancellableValue == 7)
    #expect(try await Task { () throws in 7 }.cancellableValue == 7)
  }
}
