/// When a process may write a value again that other processes write, too.
///
/// Whoever has written a value knows the new version before all others. If it wrote again at once, it
/// would win again and again, because the writes of the others arrive behind its own. So it leaves them
/// about as much time as a write takes. A process that writes alone doesn't wait, and neither does one
/// whose write was refused.
package struct WritePace {
  /// The longest pause between two writes.
  private static let longest = Duration.milliseconds(500)

  /// The version that the process has written last.
  private var lastVersion: Int64?
  /// The time before which it doesn't write again.
  private var earliest = Duration.zero

  package init() {}

  /// Records a write that was accepted.
  ///
  /// - Parameters:
  ///   - version: The new version.
  ///   - base: The version that the write is based on.
  ///   - start: When the write began.
  ///   - end: When the answer came.
  ///   - factor: The pause as a multiple of the time that the write took. It is random, so that processes
  ///     don't keep step.
  package mutating func didWrite(
    _ version: Int64, basedOn base: Int64, from start: Duration, to end: Duration,
    pausingTimes factor: Double = .random(in: 0.5...1.5)
  ) {
    let isAlone = lastVersion.map { $0 == base } ?? true
    let pause = isAlone ? .zero : (end - start) * factor
    earliest = end + min(pause, Self.longest)
    lastVersion = version
  }

  /// The time until the process may write.
  package func pause(at now: Duration) -> Duration { max(earliest - now, .zero) }
}
