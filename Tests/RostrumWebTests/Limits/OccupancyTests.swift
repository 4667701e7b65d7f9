import NIOCore
import NIOEmbedded
import RostrumSessions
import RostrumWeb
import Testing

@MainActor
@Suite struct OccupancyTests {
  @Test("Waiting for the end of all connections ends with the last of them")
  func drain() async throws {
    let occupancy = Occupancy(limits: .init())
    let first = NIOAsyncTestingChannel()
    let second = NIOAsyncTestingChannel()
    for channel in [first, second] { try occupancy.admit(channel, of: .unknown) }
    var hasEnded = false
    let wait = Task {
      await occupancy.waitUntilEmpty()
      hasEnded = true
    }
    try await first.close()
    for _ in 0..<100 { await Task.yield() }
    #expect(!hasEnded)
    try await second.close()
    await wait.value
    await occupancy.waitUntilEmpty()
  }

  @Test("A cancelled task doesn't wait for connections", .timeLimit(.minutes(10)))
  func cancellation() async throws {
    let occupancy = Occupancy(limits: .init())
    try occupancy.admit(NIOAsyncTestingChannel(), of: .unknown)
    let wait = Task { await occupancy.waitUntilEmpty() }
    wait.cancel()
    await wait.value
  }
}
