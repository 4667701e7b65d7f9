import RostrumFoundation
import Testing

@Suite struct NanosecondConstantsTests {
  @Test("Durations in nanoseconds are those of Apple's headers, for sleeps and dispatch times")
  func units() async throws {
    #expect(NSEC_PER_SEC == 1_000_000_000)
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
    #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
    let sleep = Task { try await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC) }
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
  }
}
