/// The effects that one `send` started, and all effects that resulted from them.
///
/// A group is made with the first effect, so that a `send` without effects costs nothing.
@MainActor
package final class EffectGroup: EffectOwner {
  private var pendingActions = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  override init() {}

  /// Whether everything has ended.
  package var isFinished: Bool { pendingActions == 0 && isEmpty }

  /// Whether an action of the group is still in the queue.
  var hasPendingActions: Bool { pendingActions > 0 }

  /// Records that an action of the group was enqueued.
  func hold() { pendingActions += 1 }

  /// Records that an action of the group was processed.
  func release() {
    pendingActions -= 1
    becameEmpty()
  }

  override func becameEmpty() {
    if isFinished { stopWaiting() }
  }

  /// Waits until everything has ended, or ``stopWaiting()`` is called.
  package func wait() async {
    guard !isFinished else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Resumes all waiting tasks.
  package func stopWaiting() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until everything has ended.
  ///
  /// Cancelling the waiting task cancels the group.
  package func finish() async {
    await withTaskCancellationHandler {
      if Task.isCancelled { cancel() }
      await wait()
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }
}
