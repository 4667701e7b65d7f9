/// Sequences of values over time.
public enum Ticks {
  /// A sequence with a value for each second.
  ///
  /// - Returns: The values, from 1 on.
  @Sendable
  public static func everySecond() -> AsyncStream<Int> {
    AsyncStream { continuation in
      let task = Task {
        var count = 0
        while (try? await Task.sleep(for: .seconds(1))) != nil {
          count += 1
          continuation.yield(count)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
