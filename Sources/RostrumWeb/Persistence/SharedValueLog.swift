import Logging
import RostrumCore
import RostrumRuntime
import RostrumSessions
import RostrumShared

/// Logs database values that can't be saved.
///
/// A value is logged once until it is saved, and again if the reason changes. The rate of log lines
/// is limited; the next line contains the number of omitted ones.
final class SharedValueLog: Sendable {
  private struct State {
    /// The reasons why values aren't saved, by name.
    var reasons: [String: String] = [:]
    var lines = TokenBucket(capacity: 10, perSecond: 0.2)
    /// The number of lines omitted since the last one.
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
      // The recovery has the level of the failure, so that both are visible.
      if hadFailed { log(.warning, "a shared value is saved again", of: key) }
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

extension SharedDatabase {
  /// Logs the values whose last changes are lost with the process.
  func logUnwritten(to logger: Logger) {
    let names = unwrittenNames
    if names.isEmpty { return }
    logger.critical(
      "the last changes of shared values are lost, because they can't be stored",
      metadata: ["count": "\(names.count)", "keys": "\(names.prefix(100))"])
  }
}
