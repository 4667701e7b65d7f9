import Foundation
import RostrumDependencies
import RostrumShared
import RostrumStorage
import Testing

// NB: Tests `JobDirectory`, which is internal.
@testable import RostrumJobs

/// Sessions that show jobs, wherever these run.
@MainActor @Suite(.timeLimit(.minutes(5))) struct JobSharingTests {
  private let name = UUID().uuidString

  /// Runs code in a launch of an app of its own.
  private func launch<R>(_ database: SharedDatabase, _ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.container = DependencyContainer(context: .test)
      $0.defaultDatabase = database
    } operation: {
      try operation()
    }
  }

  private func until(_ condition: () -> Bool) async throws {
    while !condition() {
      await Task.yield()
      try #require(!Task.isCancelled, "in vain")
    }
  }

  @Test("Every session shows a job of a different node, and the list of jobs")
  func sessions() async throws {
    let storage = MemoryStorage()
    let database = SharedDatabase(storage)
    let job = launch(database) { SharedReader(.job("count")) }
    let jobs = launch(database) { SharedReader(wrappedValue: [], .jobs) }
    #expect(job.wrappedValue == nil)
    let node = Program(storage)
    node.queue.start([Counting.self])
    try await node.queue.enqueue(Counting(name: name), id: "count")
    try await node.until("count") { $0.phase.isFinal }
    try await until { job.wrappedValue?.phase == .succeeded }
    #expect(job.wrappedValue?.message == "3 of 3")
    try await until { jobs.wrappedValue.first?.phase == .succeeded }
    #expect(jobs.wrappedValue.map(\.id) == ["count"])
    await node.queue.stop()
  }

  @Test("All launches of a process have one queue")
  func queues() {
    let database = SharedDatabase(MemoryStorage())
    let queues = (0..<2).map { _ in
      launch(database) {
        @Dependency(\.jobQueue) var jobs
        return ObjectIdentifier(jobs)
      }
    }
    #expect(queues[0] == queues[1])
    let other = launch(SharedDatabase(MemoryStorage())) {
      @Dependency(\.jobQueue) var jobs
      return ObjectIdentifier(jobs)
    }
    #expect(queues[0] != other)
  }

  @Test("An effect follows a job, and all jobs, and hears of their removal")
  func streams() async throws {
    let program = Program(MemoryStorage())
    var one = program.queue.updates(of: "job").makeAsyncIterator()
    #expect(await one.next() == .some(nil))
    var all = program.queue.updates().makeAsyncIterator()
    #expect(await all.next() == [])
    try await program.queue.enqueue(Counting(name: name), id: "job")
    #expect(await one.next()??.phase == .waiting)
    #expect(await all.next()?.map(\.phase) == [.waiting])
    try await program.queue.cancel("job")
    #expect(await one.next()??.phase == .cancelled)
    #expect(await all.next()?.map(\.phase) == [.cancelled])
    try await program.queue.remove("job")
    #expect(await one.next() == .some(nil))
    #expect(await all.next() == [])
  }
}
