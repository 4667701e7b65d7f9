import Dispatch

/// A turn of the main queue, which serves the main actor and the effects of test stores.
enum MainTurn {
  /// Waits until everything has run that stands in the main queue now.
  ///
  /// NB: Waiting for a task is no turn: where the task has ended already, nobody else gets on.
  @MainActor
  static func take() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Lets all other work of the process have its turn, and what comes of it on the main actor.
  @MainActor
  static func takeAfterOthers() async {
    await Task.detached(priority: .background) {}.value
    for _ in 0..<10 { await take() }
  }
}
