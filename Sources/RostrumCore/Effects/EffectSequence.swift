/// Starts effects one after the other.
///
/// It counts what an effect of the sequence started, which may be several tasks, and goes on when
/// all of them have ended.
@MainActor
final class EffectSequence {
  private var runningCount = 0
  private var isStarting = false
  private let next: @MainActor () -> Void

  init(next: @escaping @MainActor () -> Void) {
    self.next = next
  }

  func begin() { runningCount += 1 }

  func end() {
    runningCount -= 1
    if runningCount == 0 && !isStarting { next() }
  }

  /// Starts an effect; goes on at once if it started nothing that lasts.
  func start(_ work: () -> Void) {
    isStarting = true
    work()
    isStarting = false
    if runningCount == 0 { next() }
  }
}
