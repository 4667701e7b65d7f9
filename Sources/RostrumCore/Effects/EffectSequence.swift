/// Starts effects one after the other.
///
/// It counts what an effect of the sequence started, which may be several tasks, and goes on when
/// all of them have ended. Effects that end at once are started in a loop, however many there are.
@MainActor
final class EffectSequence {
  private let count: Int
  private let start: @MainActor (EffectSequence, Int) -> Bool
  private var nextIndex = 0
  private var runningCount = 0
  private var isAdvancing = false

  /// Makes a sequence that has not started.
  ///
  /// - Parameters:
  ///   - count: How many effects there are.
  ///   - start: Starts the effect with an index; gives back `false` if the sequence ends there.
  init(count: Int, start: @escaping @MainActor (EffectSequence, Int) -> Bool) {
    self.count = count
    self.start = start
  }

  /// Notes that the current effect has started something that lasts.
  func begin() { runningCount += 1 }

  /// Notes that something has ended which the current effect had started.
  func end() {
    runningCount -= 1
    advance()
  }

  /// Starts effects until one of them lasts.
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
