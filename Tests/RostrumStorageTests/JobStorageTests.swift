import Foundation
import RostrumJobs
import Testing

@Suite(.timeLimit(.minutes(10))) struct JobStorageTests {
  private struct Greeting: Job {
    var name: String

    func run(_ run: JobRun) async throws {
      await run.report(0.5, "Hello \(name)")
      try await run.checkpoint()
    }
  }

  @Test("A job that one process enqueues runs in a different one", arguments: Backend.all)
  func processes(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (JobQueue(try await place.open()), JobQueue(try await place.open()))
    two.start([Greeting.self])
    let updates = one.updates(of: "greeting %/ ü")
    try await one.enqueue(Greeting(name: "Ada"), id: "greeting %/ ü")
    for await status in updates where status?.phase == .succeeded {
      #expect(status?.message == "Hello Ada" && status?.attempts == 1)
      break
    }
    await two.stop()
    #expect(try await two.all().map(\.phase) == [.succeeded])
  }
}
