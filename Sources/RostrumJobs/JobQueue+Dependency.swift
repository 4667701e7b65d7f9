public import RostrumDependencies
public import RostrumShared

extension JobQueue {
  /// The queue of the jobs in a database, which all launches of a process share.
  ///
  /// - Parameter database: The database, such as `defaultDatabase`.
  /// - Returns: The queue; the same one each time.
  public static func shared(in database: SharedDatabase) -> JobQueue {
    database.companion { JobQueue($0, clock: $1) }
  }
}

extension DependencyValues {
  /// The jobs of the program, in its `defaultDatabase`.
  ///
  /// A test that lets time pass for jobs sets a queue with a `TestClock`.
  public var jobQueue: JobQueue {
    get { self[JobQueueKey.self].queue ?? .shared(in: defaultDatabase) }
    set { self[JobQueueKey.self].queue = newValue }
  }
}

private struct JobQueueKey: DependencyKey {
  var queue: JobQueue?

  static var liveValue: Self { Self() }
  static var testValue: Self { Self() }
}

extension SharedReaderKey where Self == JobKey {
  /// Shares what is known about a job with every session: its phase, its progress and its log.
  ///
  /// ```swift
  /// @SharedReader(.job("import")) var job: JobStatus?
  /// ```
  ///
  /// It follows the jobs of `defaultDatabase`.
  ///
  /// - Parameter id: The identity of the job.
  /// - Returns: The key, whose value is `nil` while there is no such job.
  public static func job(_ id: JobID) -> Self { JobKey(id) }
}

/// A key that follows a job.
///
/// See `SharedReaderKey.job(_:)`.
public struct JobKey: SharedReaderKey {
  private let value: DatabaseKey<JobStatus?>

  init(_ id: JobID) {
    value = .database(JobQueue.prefix + id.rawValue)
  }

  /// The identity of the value.
  public var id: DatabaseKey<JobStatus?>.ID { value.id }

  /// Loads the job.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the job.
  ///   - continuation: Receives the job.
  public func load(
    context: LoadContext<JobStatus?>, continuation: LoadContinuation<JobStatus?>
  ) {
    value.load(context: context, continuation: continuation)
  }

  /// Observes the job.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the job.
  ///   - subscriber: Receives the changes.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<JobStatus?>, subscriber: SharedSubscriber<JobStatus?>
  ) -> SharedSubscription {
    value.subscribe(context: context, subscriber: subscriber)
  }
}

extension SharedReaderKey where Self == JobsKey {
  /// Shares the list of all jobs with every session, the latest first.
  ///
  /// ```swift
  /// @SharedReader(.jobs) var jobs: [JobStatus] = []
  /// ```
  public static var jobs: Self { JobsKey() }
}

/// A key that follows all jobs.
///
/// See `SharedReaderKey.jobs`.
public struct JobsKey: SharedReaderKey {
  private let queue = DependencyValues.current.jobQueue

  /// The identity of the value, which is that of the queue.
  public var id: ObjectIdentifier { ObjectIdentifier(queue) }

  /// Loads the jobs.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the jobs.
  ///   - continuation: Receives the jobs.
  public func load(
    context: LoadContext<[JobStatus]>, continuation: LoadContinuation<[JobStatus]>
  ) {
    Task { [queue] in
      do { continuation.resume(with: .success(try await queue.all())) } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  /// Observes the jobs.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the jobs.
  ///   - subscriber: Receives the changes.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<[JobStatus]>, subscriber: SharedSubscriber<[JobStatus]>
  ) -> SharedSubscription {
    let task = Task { [queue] in
      for await jobs in queue.updates() { subscriber.yield(jobs) }
    }
    return SharedSubscription { task.cancel() }
  }
}
