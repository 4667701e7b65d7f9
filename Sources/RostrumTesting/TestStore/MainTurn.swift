import Dispatch

/// A turn of the main queue, which serves the main actor and the effects of test stores.
enum MainTurn {
  /// Waits until all jobs that are in the main queue now have run.
  ///
  /// NB: Awaiting the value of a task doesn't suspend if the task has already ended, so other jobs
  /// wouldn't run. The main queue is used instead.
  @MainActor
  static func take() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Waits until all other work of the process, and the main-actor jobs that it enqueues, have run.
  @MainActor
  static func takeAfterOthers() async {
    await Task.detached(priority: .background) {}.value
    for _ in 0..<10 { await take() }
  }
}
