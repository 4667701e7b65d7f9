/// Whether a peer takes what is sent to it.
///
/// A large frame may take minutes on a slow connection. So the peer is given up when it takes
/// nothing, and not when it has not taken everything.
struct WriteProgress {
  /// What the peer does.
  enum State: Hashable {
    /// There is nothing to take.
    case idle
    /// The peer has taken something since the last check.
    case taking
    /// The peer has not taken anything for too long.
    case stalled
  }

  /// The time without progress after which the peer is given up.
  private let patience: Duration
  private var written = 0
  private var taken = 0
  private var waitsSince: Duration?

  init(patience: Duration = .seconds(30)) {
    self.patience = patience
  }

  /// Bytes were handed to the connection.
  mutating func wrote(_ bytes: Int) { written += bytes }

  /// Compares what was written with what still waits.
  ///
  /// - Parameters:
  ///   - buffered: The number of bytes that wait to be taken.
  ///   - now: The time on a clock that does not go back.
  /// - Returns: What the peer has done since the last check.
  mutating func check(buffered: Int, at now: Duration) -> State {
    let total = written - buffered
    defer { taken = max(taken, total) }
    guard buffered > 0 else {
      waitsSince = nil
      return total > taken ? .taking : .idle
    }
    guard total <= taken, let since = waitsSince else {
      waitsSince = now
      return total > taken ? .taking : .idle
    }
    return now - since >= patience ? .stalled : .idle
  }
}
