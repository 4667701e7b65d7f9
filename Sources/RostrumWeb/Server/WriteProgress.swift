/// A check whether a peer accepts the data sent to it.
///
/// A large frame may take minutes on a slow connection. The connection is therefore closed when the
/// peer accepts nothing for a while, rather than when it hasn't accepted everything.
struct WriteProgress {
  /// The behavior of the peer.
  enum State: Hashable {
    /// No data are waiting.
    case idle
    /// The peer has accepted data since the last check.
    case taking
    /// The peer has accepted nothing for too long.
    case stalled
  }

  /// The time without progress after which the connection is closed.
  private let patience: Duration
  private var written = 0
  private var taken = 0
  private var waitsSince: Duration?

  init(patience: Duration = .seconds(30)) {
    self.patience = patience
  }

  /// Records bytes that were written to the connection.
  mutating func wrote(_ bytes: Int) { written += bytes }

  /// Compares the written bytes with those that are still waiting.
  ///
  /// - Parameters:
  ///   - buffered: The number of waiting bytes.
  ///   - now: The time on a monotonic clock.
  /// - Returns: The behavior of the peer since the last check.
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
