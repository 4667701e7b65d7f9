import IssueReporting

/// Starts work whose end nobody waits for, such as a note to an analytics service.
///
/// ```swift
/// @Dependency(\.fireAndForget) var fireAndForget
/// await fireAndForget { try await analytics.track(.meetingStarted) }
/// ```
///
/// A shipped program starts the work in a task of its own and goes on; an error is reported. A test
/// waits for the work, so that it sees what the work did.
public struct FireAndForget: Sendable {
  /// Work that is started.
  public typealias Work = @Sendable () async throws -> Void

  private let operation: @Sendable (String?, TaskPriority?, @escaping Work) async -> Void

  /// Makes a way to start work.
  ///
  /// - Parameter operation: Starts work; it is given a name for the work's task, a priority for it,
  ///   and the work.
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
  ///   - name: The name of the work's task.
  ///   - priority: The priority of the work's task.
  ///   - work: The work.
  public func callAsFunction(
    name: String? = nil, priority: TaskPriority? = nil, _ work: @escaping Work
  ) async {
    await operation(name, priority, work)
  }
}

extension DependencyValues {
  /// Starts work whose end nobody waits for.
  ///
  /// Tests wait for it.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForget.self] }
    set { self[FireAndForget.self] = newValue }
  }
}

extension FireAndForget: DependencyKey {
  /// Starts a task for the work and goes on.
  ///
  /// A page view, which is a launch that is only looked at, starts nothing.
  public static var liveValue: Self {
    Self { name, priority, work in
      guard EffectPermission.isGranted else { return }
      Task(name: name, priority: priority) { await run(work) }
    }
  }

  /// Waits for the work.
  public static var testValue: Self {
    Self { _, _, work in await run(work) }
  }

  private static func run(_ work: Work) async {
    do {
      try await work()
    } catch is CancellationError {
    } catch {
      reportIssue("Work that nobody waits for has failed: \(error)")
    }
  }
}
