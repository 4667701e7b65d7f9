/// A piece of asynchronous work, as one who watches a store is told of it.
public struct WatchedEffect: Sendable {
  /// The name that was given to `run`.
  public let name: String?

  /// The name of the action whose reducer returned the effect; see ``actionName(_:)``.
  public let action: String

  /// Where the effect was made: a file, with its module.
  public let fileID: String

  /// Where the effect was made.
  public let line: UInt
}

/// What became of a piece of asynchronous work.
public struct EffectReport: Sendable, Hashable {
  /// How long the work took.
  public let duration: Duration

  /// Whether the work was cancelled before it ended.
  public let isCancelled: Bool
}
