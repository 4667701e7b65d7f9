import Observation

/// The refresh that a user requested; at most one runs at a time.
@MainActor @Observable
final class RefreshActivity {
  /// Whether the action hasn't returned yet.
  private(set) var isRunning = false
  @ObservationIgnored private var task: Task<Void, Never>?

  nonisolated init() {}

  deinit { task?.cancel() }

  /// Runs the action, unless it is already running.
  func start(_ refresh: RefreshAction) {
    guard !isRunning else { return }
    isRunning = true
    let graph = GraphReference.current?.graph
    graph?.liveTaskCount += 1
    // The task doesn't retain the activity, whose end cancels the task.
    let action = refresh.action
    task = Task { [weak self, weak graph] in
      await action()
      graph?.liveTaskCount -= 1
      self?.isRunning = false
      self?.task = nil
    }
  }
}
