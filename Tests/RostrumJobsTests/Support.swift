import Foundation
import RostrumDependencies
import RostrumStorage
import Testing

// NB: Tests the settings of a queue and its runners, which are internal.
@testable import RostrumJobs

/// A program with one node, whose time passes when a test lets it.
final class Program: Sendable {
  let clock = TestClock()
  let queue: JobQueue

  init(_ storage: any SharedValueStorage, settings: JobQueue.Settings = .patient) {
    let (clock, start) = (clock, clock.now)
    queue = JobQueue(
      storage, settings: settings, clock: clock,
      date: {
        Date(timeIntervalSinceReferenceDate: start.duration(to: clock.now) / .seconds(1))
      })
  }

  /// Lets time pass until a condition holds for a job.
  ///
  /// The time limit of the suite ends a vain wait.
  ///
  /// - Returns: The job.
  @discardableResult
  func until(
    _ id: JobID, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @Sendable (JobStatus) -> Bool
  ) async throws -> JobStatus {
    while true {
      if let status = try await queue.status(of: id), condition(status) { return status }
      await pass()
      try #require(!Task.isCancelled, "in vain", sourceLocation: sourceLocation)
    }
  }

  /// Lets a tenth of a second pass, and other tasks run.
  func pass() async {
    for _ in 0..<20 { await Task.yield() }
    await clock.advance(by: .milliseconds(100))
  }
}

extension JobQueue.Settings {
  /// Leases that don't end, however slowly tasks run.
  static let patient = JobQueue.Settings(lease: .seconds(100_000))
}

/// What jobs have done, by name.
let journal = Journal()

/// Notes of jobs, which are values and have no other way to tell a test.
final class Journal: Sendable {
  private let notes = LockIsolated<[String: [String]]>([:])

  subscript(name: String) -> [String] { notes.value[name] ?? [] }

  func note(_ text: String, in name: String) {
    notes.withValue { $0[name, default: []].append(text) }
  }
}

/// A job that counts to a number.
struct Counting: Job {
  var name: String
  var count = 3

  func run(_ run: JobRun) async throws {
    for number in 1...count {
      journal.note("\(number)", in: name)
      await run.report(Double(number) / Double(count), "\(number) of \(count)")
      await run.log("Counted \(number)")
      try await run.checkpoint()
    }
  }
}

/// A job that fails a number of times.
struct Failing: Job {
  struct Failure: Error, CustomStringConvertible {
    var description: String { "no luck" }
  }

  static let retryPolicy = JobRetryPolicy(attempts: 3, delay: .seconds(5))
  var name: String
  var failures: Int

  func run(_ run: JobRun) async throws {
    journal.note("\(run.attempt)", in: name)
    if run.attempt <= failures { throw Failure() }
  }
}

/// A job that runs until it is cancelled.
struct Waiting: Job {
  static let retryPolicy = JobRetryPolicy(attempts: 3, delay: .seconds(1))
  var name: String

  func run(_ run: JobRun) async throws {
    journal.note("began \(run.fence)", in: name)
    while true {
      try await run.checkpoint()
      await Task.yield()
    }
  }
}
