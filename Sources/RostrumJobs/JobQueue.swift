public import Foundation
import RostrumRuntime
public import RostrumStorage

/// The jobs of a program: what waits, what runs, and what has ended.
///
/// All nodes of a program share the jobs in its storage. An app gets the queue by
/// `@Dependency(\.jobQueue)`; it enqueues jobs, shows and cancels them:
///
/// ```swift
/// case .importButtonTapped(let path):
///   return .run { _ in try await jobs.enqueue(ImportVehicles(path: path), id: "import") }
/// ```
///
/// A program that runs jobs calls ``start(_:)`` when it starts. Each job runs on one node at a time,
/// under a lease that the node renews; a job of a node that has died runs again on a different node.
/// Jobs survive the end of the program if the storage does.
///
/// The storage holds a value for each job with its log, which is written as a whole, so a program
/// should keep some hundreds of jobs rather than millions.
public final class JobQueue: Sendable {
  /// How a queue runs jobs.
  public struct Settings: Hashable, Sendable {
    /// How long a node may be out of touch with the storage before it loses its jobs.
    public var lease: Duration
    /// The least time between two writes of a job's progress.
    public var pace: Duration
    /// The number of jobs that a node runs at a time.
    public var slots: Int
    /// How long a job is kept after its end.
    public var retention: Duration

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - lease: How long a node may be out of touch with the storage before it loses its jobs; at
    ///     least 1 second.
    ///   - pace: The least time between two writes of a job's progress.
    ///   - slots: The number of jobs that a node runs at a time; at least 1.
    ///   - retention: How long a job is kept after its end.
    public init(
      lease: Duration = .seconds(15), pace: Duration = .milliseconds(500), slots: Int = 2,
      retention: Duration = .seconds(7 * 86_400)
    ) {
      self.lease = min(max(lease, .seconds(1)), .seconds(366 * 86_400))
      self.pace = min(max(pace, .zero), .seconds(60))
      self.slots = max(slots, 1)
      self.retention = max(retention, .zero)
    }
  }

  let storage: any SharedValueStorage
  let clock: any Clock<Duration>
  let settings: Settings
  /// The time of the wall.
  let date: @Sendable () -> Date
  /// The time since the queue was created, on its clock.
  let now: @Sendable () -> Duration
  let directory: JobDirectory
  private let service = Locked<Task<Void, Never>?>(nil)

  /// Creates a queue, which shares its jobs with all queues on the same storage.
  ///
  /// - Parameters:
  ///   - storage: The storage.
  ///   - settings: How the queue runs jobs.
  ///   - clock: The clock that times leases and delays.
  ///   - date: Returns the current date, by which nodes find jobs that are due.
  public init(
    _ storage: any SharedValueStorage, settings: Settings = Settings(),
    clock: any Clock<Duration> = ContinuousClock(),
    date: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.storage = storage
    self.settings = settings
    self.clock = clock
    self.date = date
    now = Self.time(on: clock)
    directory = JobDirectory(storage: storage)
  }

  private static func time(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  deinit { service.value?.cancel() }

  /// Runs jobs on this node until ``stop()``.
  ///
  /// A program calls it once. A call while jobs are being run has no effect, so that it may come from
  /// each session as well.
  ///
  /// - Parameter kinds: The kinds of jobs that the node runs. It leaves others to other nodes.
  public func start(_ kinds: [any Job.Type]) {
    service.withLock { service in
      guard service == nil else { return }
      service = Task.detached { [weak self] in await self?.makeRunner(kinds).run() }
    }
  }

  /// Cancels what runs on this node, gives it back to other nodes, and returns when that is done.
  public func stop() async {
    let task = service.withLock { service in
      defer { service = nil }
      return service
    }
    task?.cancel()
    await task?.value
  }

  /// Runs jobs on this node until the task is cancelled.
  ///
  /// It is what a service of a program does in its `run()`. When the task is cancelled, the jobs are
  /// cancelled and given back to other nodes.
  ///
  /// - Parameter kinds: The kinds of jobs that the node runs.
  public func run(_ kinds: [any Job.Type]) async { await makeRunner(kinds).run() }

  func makeRunner(_ kinds: [any Job.Type]) -> JobRunner { JobRunner(self, kinds) }
}

extension JobQueue {
  /// The beginning of the names of all jobs in the storage.
  static let prefix = "rostrum/jobs/"

  static func key(of id: JobID) -> String { prefix + id.rawValue }

  static func id(of key: String) -> JobID? {
    guard key.utf8.starts(with: prefix.utf8) else { return nil }
    return JobID(rawValue: String(key.dropFirst(prefix.count)))
  }

  static func encode(_ status: JobStatus) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return [UInt8](try encoder.encode(status))
  }

  static func decode(_ contents: [UInt8]) -> JobStatus? {
    try? JSONDecoder().decode(JobStatus.self, from: Data(contents))
  }
}
