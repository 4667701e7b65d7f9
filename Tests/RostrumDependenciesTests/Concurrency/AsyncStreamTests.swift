import RostrumDependencies
import Testing

@Suite struct AsyncStreamTests {
  /// Counts to three, and then ends or fails.
  private struct Counting: AsyncSequence, AsyncIteratorProtocol, Sendable {
    var error: Refusal?
    var count = 0
    let asked: LockIsolated<Int>

    func makeAsyncIterator() -> Self { self }

    mutating func next() async throws -> Int? {
      asked.withValue { $0 += 1 }
      if count == 3 {
        if let error { throw error }
        return nil
      }
      count += 1
      return count
    }
  }

  private let asked = LockIsolated(0)

  @Test func aStreamHasTheElementsOfItsSequence() async {
    let stream = Counting(asked: asked).eraseToStream()
    #expect(await stream.reduce(into: []) { $0.append($1) } == [1, 2, 3])
  }

  @Test func aStreamAsksForAnElementWhenItIsAsked() async {
    var iterator = AsyncStream(Counting(asked: asked)).makeAsyncIterator()
    #expect(asked.value == 0)
    #expect(await iterator.next() == 1)
    #expect(asked.value == 1)
  }

  @Test func anErrorEndsAStream() async {
    let stream = AsyncStream(Counting(error: Refusal(), asked: asked))
    #expect(await stream.reduce(into: []) { $0.append($1) } == [1, 2, 3])
  }

  @Test func anErrorComesOutOfAThrowingStream() async {
    let stream = Counting(error: Refusal(), asked: asked).eraseToThrowingStream()
    var elements: [Int] = []
    await #expect(throws: Refusal()) {
      for try await element in stream { elements.append(element) }
    }
    #expect(elements == [1, 2, 3])
  }

  @Test func aFinishedStreamIsEmpty() async throws {
    for await _ in AsyncStream<Int>.finished { Issue.record("An element.") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() {
      Issue.record("An element.")
    }
  }

  @Test func aStreamCanHaveFailed() async {
    await #expect(throws: Refusal()) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Refusal()) {}
    }
  }

  @Test func aStreamWithoutElementsEndsWithItsTask() async {
    let task = Task {
      for await _ in AsyncStream<Int>.never {}
      return Task.isCancelled
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test func aThrowingStreamWithoutElementsEndsWithItsTask() async throws {
    let task = Task {
      for try await _ in AsyncThrowingStream<Int, any Error>.never {}
      return Task.isCancelled
    }
    task.cancel()
    #expect(try await task.value)
  }
}
