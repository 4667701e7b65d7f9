/// The asynchronous operation of an effect, as an instrumentation sees it.
public struct WatchedEffect: Sendable {
  /// The name passed to `run`.
  public let name: String?

  /// The name of the action whose reducer returned the effect; see ``actionName(_:)``.
  public let action: String

  /// The module and file in which the effect was made.
  public let fileID: String

  /// The line on which the effect was made.
  public let line: UInt
}

/// Measurements of an effect's operation that ended.
public struct EffectReport: Sendable, Hashable {
  /// How long the operation took.
  public let duration: Duration

  /// Whether the operation was cancelled before it ended.
  public let isCancelled: Bool
}
