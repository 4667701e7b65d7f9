/// The effects that one `send` started, and those that came of them.
///
/// A group is made when the first of them is found, so a `send` without effects costs nothing.
@MainActor
package final class EffectGroup: EffectOwner {
  private var pendingActions = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  override init() {}

  /// Whether everything has ended.
  package var isFinished: Bool { pendingActions == 0 && isEmpty }

  /// Whether an action of the group waits for its turn.
  var hasPendingActions: Bool { pendingActions > 0 }

  /// Notes that an action of the group waits for its turn.
  func hold() { pendingActions += 1 }

  /// Notes that an action of the group was worked on.
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

  /// Lets everybody go on who waits.
  package func stopWaiting() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until everything has ended.
  ///
  /// A waiting task that is cancelled cancels the group.
  package func finish() async {
    await withTaskCancellationHandler {
      if Task.isCancelled { cancel() }
      await wait()
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }
}
