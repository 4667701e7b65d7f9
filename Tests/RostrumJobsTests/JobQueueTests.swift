import Foundation
import RostrumDependencies
import RostrumStorage
import Testing

// NB: Tests the requests of a queue, which are internal.
@testable import RostrumJobs

@Suite(.timeLimit(.minutes(5))) struct JobQueueTests {
  private let storage = MemoryStorage()
  private let name = UUID().uuidString

  @Test("A job runs, and says what it does")
  func runs() async throws {
    let program = Program(storage)
    program.queue.start([Counting.self])
    let job = try await program.queue.enqueue(Counting(name: name), id: "count")
    #expect(job.phase == .waiting && job.attempts == 0 && job.kind == "Counting")
    let done = try await program.until("count") { $0.phase.isFinal }
    #expect(done.phase == .succeeded && done.progress == 1 && done.message == "3 of 3")
    #expect(
      done.log.map(\.text)
        == ["Attempt 1 began.", "Counted 1", "Counted 2", "Counted 3", "Done."])
    #expect(journal[name] == ["1", "2", "3"] && done.ended != nil && done.runner == nil)
    await program.queue.stop()
  }

  @Test("A failed job is attempted again after a while that grows")
  func retries() async throws {
    let program = Program(storage)
    program.queue.start([Failing.self])
    try await program.queue.enqueue(Failing(name: name, failures: 2), id: "job")
    let first = try await program.until("job") { $0.attempts == 1 && $0.phase == .waiting }
    #expect(first.failure == "no luck" && first.due.timeIntervalSince(first.started!) >= 5)
    let second = try await program.until("job") { $0.attempts == 2 && $0.phase == .waiting }
    #expect(second.started! >= first.due)
    #expect(second.due.timeIntervalSince(second.started!) >= 10)
    let done = try await program.until("job") { $0.phase.isFinal }
    #expect(done.phase == .succeeded && done.attempts == 3 && done.failure == nil)
    #expect(journal[name] == ["1", "2", "3"])
    await program.queue.stop()
  }

  @Test("After the last attempt, a job has failed for good, until somebody starts it again")
  func failure() async throws {
    let program = Program(storage)
    program.queue.start([Failing.self])
    try await program.queue.enqueue(Failing(name: name, failures: 3), id: "job")
    let failed = try await program.until("job") { $0.phase.isFinal }
    #expect(failed.phase == .failed && failed.attempts == 3 && failed.failure == "no luck")
    try await program.queue.restart("job")
    try await program.until("job") { $0.phase == .failed && $0.log.count > failed.log.count + 1 }
    #expect(journal[name] == ["1", "2", "3", "1", "2", "3"])
    await program.queue.stop()
  }

  @Test("A job that is delayed waits for its time")
  func delay() async throws {
    let program = Program(storage)
    program.queue.start([Counting.self])
    let job = try await program.queue.enqueue(Counting(name: name), after: .seconds(60))
    let done = try await program.until(job.id) { $0.phase.isFinal }
    #expect(done.started!.timeIntervalSince(job.created) >= 60)
    await program.queue.stop()
  }

  @Test("An identity is that of one job")
  func identity() async throws {
    let program = Program(storage)
    let one = try await program.queue.enqueue(Counting(name: name), id: "count")
    let two = try await program.queue.enqueue(Counting(name: name, count: 7), id: "count")
    #expect(one == two)
    #expect(try await program.queue.all().map(\.id) == ["count"])
  }

  @Test("Cancelling ends a job that waits at once, and a job that runs when it has noticed")
  func cancelling() async throws {
    let program = Program(storage)
    try await program.queue.enqueue(Waiting(name: name), id: "waits")
    try await program.queue.cancel("waits")
    #expect(try await program.queue.status(of: "waits")?.phase == .cancelled)
    program.queue.start([Waiting.self])
    try await program.queue.enqueue(Waiting(name: name), id: "runs")
    try await program.until("runs") { $0.phase == .running }
    await #expect(throws: JobError.running("runs")) {
      try await program.queue.remove("runs")
    }
    try await program.queue.cancel("runs")
    let job = try await program.until("runs") { $0.phase.isFinal }
    #expect(job.phase == .cancelled && job.log.last?.text == "Cancelled.")
    #expect(journal[name] == ["began 1"])
    await #expect(throws: JobError.missing("none")) { try await program.queue.cancel("none") }
    await program.queue.stop()
  }

  @Test("A job outlives the program, and a node that stops gives its jobs back")
  func restarts() async throws {
    let first = Program(storage)
    first.queue.start([Waiting.self])
    try await first.queue.enqueue(Waiting(name: name), id: "job")
    try await first.until("job") { $0.phase == .running }
    await first.queue.stop()
    let waiting = try #require(try await first.queue.status(of: "job"))
    #expect(waiting.phase == .waiting && waiting.attempts == 0)
    let second = Program(storage)
    second.queue.start([Waiting.self])
    let running = try await second.until("job") { $0.phase == .running }
    #expect(running.attempts == 1 && running.fence == 2)
    try await second.until("job") { _ in journal[name] == ["began 1", "began 2"] }
    await second.queue.stop()
  }

  @Test("The jobs of a node that was killed run on a different one")
  func killed() async throws {
    let first = Program(storage)
    let runner = first.queue.makeRunner([Waiting.self])
    let running = Task { await runner.run() }
    try await first.queue.enqueue(Waiting(name: name), id: "job")
    try await first.until("job") { $0.phase == .running }
    await runner.kill()
    await running.value
    let second = Program(storage, settings: JobQueue.Settings(lease: .seconds(120)))
    second.queue.start([Waiting.self])
    let job = try await second.until("job") { $0.phase == .running && $0.fence == 2 }
    #expect(job.attempts == 2)
    #expect(job.log.map(\.text).contains { $0.contains("is gone.") })
    #expect(second.clock.now.offset >= .seconds(180))
    await second.queue.stop()
  }

  @Test("A node leaves jobs of kinds that it doesn't know")
  func kinds() async throws {
    let program = Program(storage)
    program.queue.start([Counting.self])
    try await program.queue.enqueue(Waiting(name: name), id: "other")
    try await program.queue.enqueue(Counting(name: name), id: "own")
    try await program.until("own") { $0.phase.isFinal }
    #expect(try await program.queue.status(of: "other")?.phase == .waiting)
    await program.queue.stop()
  }

  @Test("While the storage fails, nothing is lost")
  func outage() async throws {
    let program = Program(storage)
    program.queue.start([Counting.self])
    try await program.queue.enqueue(Counting(name: name), id: "job")
    storage.refuse(.full)
    for _ in 0..<50 { await program.pass() }
    storage.refuse(nil)
    let done = try await program.until("job") { $0.phase.isFinal }
    #expect(done.phase == .succeeded && done.attempts == 1)
    await program.queue.stop()
  }

  @Test("A node that starts while the storage fails finds the jobs later")
  func lateStart() async throws {
    let program = Program(storage)
    try await program.queue.enqueue(Counting(name: name), id: "job")
    storage.refuse(.full)
    program.queue.start([Counting.self])
    for _ in 0..<50 { await program.pass() }
    storage.refuse(nil)
    try await program.until("job") { $0.phase == .succeeded }
    await program.queue.stop()
  }

  @Test("A job that has ended is deleted after a while")
  func retention() async throws {
    var settings = JobQueue.Settings.patient
    settings.retention = .seconds(30)
    settings.lease = .seconds(60)
    let program = Program(storage, settings: settings)
    try await program.queue.enqueue(Counting(name: name), id: "job")
    try await program.queue.cancel("job")
    program.queue.start([Counting.self])
    while try await program.queue.status(of: "job") != nil { await program.pass() }
    #expect(program.clock.now.offset >= .seconds(30))
    await program.queue.stop()
  }

  @Test("Delays grow up to the longest one")
  func policies() {
    let policy = JobRetryPolicy(
      attempts: 9, delay: .seconds(1), factor: 3, longestDelay: .seconds(20))
    #expect(
      [0, 1, 2, 3, 4, 5, 1000].map { policy.delay(after: $0) }
        == [1, 1, 3, 9, 20, 20, 20].map { .seconds($0) })
    for factor in [Double.nan, .infinity, -1, 0, 1e308] {
      let odd = JobRetryPolicy(attempts: -1, factor: factor)
      #expect(odd.attempts == 1 && odd.delay(after: 100) <= .seconds(600))
    }
    #expect(JobRetryPolicy(delay: .seconds(-1)).delay(after: 3) == .zero)
    let endless = JobRetryPolicy(
      delay: .seconds(Int64.max), factor: 1000, longestDelay: .seconds(Int64.max))
    #expect(endless.delay(after: 99) == .seconds(366 * 86_400))
    for odd in [Duration.seconds(Int64.max), .seconds(Int64.min)] {
      let settings = JobQueue.Settings(lease: odd, pace: odd, slots: .min, retention: odd)
      #expect(settings.lease >= .seconds(1) && settings.slots == 1 && settings.pace >= .zero)
    }
  }

  @Test("A job that is due in a thousand years waits")
  func distance() async throws {
    let program = Program(storage)
    try await program.queue.enqueue(
      Counting(name: name), id: "far", after: .seconds(Int64.max))
    program.queue.start([Counting.self])
    try await program.queue.enqueue(Counting(name: name), id: "near")
    try await program.until("near") { $0.phase.isFinal }
    #expect(try await program.queue.status(of: "far")?.phase == .waiting)
    await program.queue.stop()
  }
}
