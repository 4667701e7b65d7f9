import IssueReporting

/// A dependency that starts work without waiting for its end, such as tracking an event.
///
/// ```swift
/// @Dependency(\.fireAndForget) var fireAndForget
/// await fireAndForget { try await analytics.track(.meetingStarted) }
/// ```
///
/// In production, the work runs in its own task, and errors are reported as issues. In tests, the
/// caller waits for the work, so that the test can verify its effects.
public struct FireAndForget: Sendable {
  /// The work to start.
  public typealias Work = @Sendable () async throws -> Void

  private let operation: @Sendable (String?, TaskPriority?, @escaping Work) async -> Void

  /// Creates a dependency from a closure.
  ///
  /// - Parameter operation: Starts work; called with a name and a priority for the task, and the
  ///   work.
  public init(
    _ operation:
      @escaping @Sendable (
        _ name: String?, _ priority: TaskPriority?, _ work: @escaping Work
      ) async -> Void
  ) {
    self.operation = operation
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - name: The name of the task.
  ///   - priority: The priority of the task.
  ///   - work: The work to start.
  public func callAsFunction(
    name: String? = nil, priority: TaskPriority? = nil, _ work: @escaping Work
  ) async {
    await operation(name, priority, work)
  }
}

extension DependencyValues {
  /// Starts work without waiting for its end.
  ///
  /// In tests, the caller waits for the work.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForget.self] }
    set { self[FireAndForget.self] = newValue }
  }
}

extension FireAndForget: DependencyKey {
  /// Starts a task for the work.
  ///
  /// The work is dropped while a host only renders an app, as for a page view.
  public static var liveValue: Self {
    Self { name, priority, work in
      guard EffectPermission.isGranted else { return }
      Task(name: name, priority: priority) { await run(work) }
    }
  }

  /// Waits for the work, which continues if the caller is cancelled, as it does in production.
  public static var testValue: Self {
    Self { name, priority, work in
      await Task(name: name, priority: priority) { await run(work) }.value
    }
  }

  private static func run(_ work: Work) async {
    do {
      try await work()
    } catch is CancellationError {
    } catch {
      reportIssue("Work started with 'fireAndForget' failed: \(error)")
    }
  }
}
