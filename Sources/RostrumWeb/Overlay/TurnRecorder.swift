import NIOCore

/// Records the last turns of a session for the overlay; see `--overlay`.
@MainActor
package final class TurnRecorder {
  /// The number of turns that are kept.
  package static let capacity = 20
  /// The number of causes of a turn that are kept.
  private static let causes = 8

  /// The last turns, in order.
  package private(set) var turns: [TurnRecord] = []
  private var current = TurnRecord(number: 1)
  private let now: @Sendable () -> Duration
  private let watch: BuildWatch?

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - now: The time on a monotonic clock.
  ///   - build: Knows the state of the program's build.
  package init(now: @escaping @Sendable () -> Duration = { .now }, build: BuildWatch? = nil) {
    self.now = now
    watch = build
  }

  /// The state of the program's build, if a tool for development says it.
  package var build: BuildStatus? { watch?.status }

  /// Adds a cause to the current turn.
  package func note(_ cause: String) {
    if current.causes.count < Self.causes { current.causes.append(cause) }
  }

  /// Runs a step, and adds its duration to the current turn.
  package func measure<Result>(
    _ step: ServerInstruments.Step, _ body: () throws -> Result
  ) rethrows -> Result {
    let start = now()
    defer { current.durations[step, default: .zero] += now() - start }
    return try body()
  }

  /// Adds a frame to the current turn.
  package func sent(bytes: Int) { current.bytes += bytes }

  /// Ends the current turn.
  ///
  /// - Returns: Whether the turn was recorded; a turn is not if it did nothing but acknowledge frames.
  package func finish() -> Bool {
    let turn = current
    let isEmpty = turn.causes.isEmpty && turn.bytes == 0 && turn.durations[.update] == nil
    current = TurnRecord(number: isEmpty ? turn.number : turn.number + 1)
    if isEmpty { return false }
    turns = turns.suffix(Self.capacity - 1) + [turn]
    return true
  }
}
