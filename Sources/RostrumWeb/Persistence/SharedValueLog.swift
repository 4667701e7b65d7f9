import Logging
import RostrumCore
import RostrumRuntime
import RostrumSessions
import RostrumShared

/// Logs values of the database that can't be saved.
///
/// A value is logged once until it is saved, and again for a different reason. A storage that fails
/// for all values writes few lines: what exceeds a rate is counted in the next line.
final class SharedValueLog: Sendable {
  private struct State {
    /// The reasons why values aren't saved, by the values' names.
    var reasons: [String: String] = [:]
    var lines = TokenBucket(capacity: 10, perSecond: 0.2)
    /// The number of lines since the last one that were left out.
    var omitted = 0
  }

  private let state = Locked(State())
  private let logger: Logger
  private let now: @Sendable () -> Duration

  init(logger: Logger, now: @escaping @Sendable () -> Duration) {
    self.logger = logger
    self.now = now
  }

  /// Logs what happened to a value.
  func note(_ event: DatabaseSaveEvent) {
    switch event {
    case .failed(let key, let reason):
      let isNew = state.withLock { $0.reasons.updateValue(reason, forKey: key) != reason }
      if isNew { log(.error, "a shared value can't be saved", of: key, ["reason": "\(reason)"]) }
    case .saved(let key):
      let hadFailed = state.withLock { $0.reasons.removeValue(forKey: key) != nil }
      // The recovery is logged like the failure, so that both are visible.
      if hadFailed { log(.warning, "a shared value is saved after all", of: key) }
    }
  }

  private func log(
    _ level: Logger.Level, _ message: Logger.Message, of key: String,
    _ metadata: Logger.Metadata = [:]
  ) {
    let omitted = state.withLock { state -> Int? in
      guard state.lines.take(at: now()) else {
        state.omitted += 1
        return nil
      }
      defer { state.omitted = 0 }
      return state.omitted
    }
    guard let omitted else { return }
    var metadata = metadata
    metadata["key"] = "\(key)"
    if omitted > 0 { metadata["omitted"] = "\(omitted)" }
    logger.log(level: level, message, metadata: metadata)
  }
}
