/// Starts effects one after the other.
///
/// The sequence counts the tasks that the current effect started, and advances when all of them
/// have ended. Effects that end synchronously are started in a loop, so their number doesn't deepen
/// the stack.
@MainActor
final class EffectSequence {
  private let count: Int
  private let start: @MainActor (EffectSequence, Int) -> Bool
  private var nextIndex = 0
  private var runningCount = 0
  private var isAdvancing = false

  /// Makes a sequence that hasn't started.
  ///
  /// - Parameters:
  ///   - count: The number of effects.
  ///   - start: Starts the effect at an index, and returns `false` to end the sequence there.
  init(count: Int, start: @escaping @MainActor (EffectSequence, Int) -> Bool) {
    self.count = count
    self.start = start
  }

  /// Records that the current effect started a task.
  func begin() { runningCount += 1 }

  /// Records that a task of the current effect ended.
  func end() {
    runningCount -= 1
    advance()
  }

  /// Starts effects until one of them starts a task.
  func advance() {
    guard !isAdvancing else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    while runningCount == 0, nextIndex < count {
      nextIndex += 1
      if !start(self, nextIndex - 1) { nextIndex = count }
    }
  }
}
