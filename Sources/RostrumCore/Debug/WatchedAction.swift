/// An action, as an instrumentation sees it.
public struct WatchedAction: Sendable {
  /// The names of the action's cases, without their associated values; see ``actionName(_:)``.
  public let name: String

  /// The type of the root's actions, with the types it is nested in: `AppFeature.Action`.
  public let type: String

  /// Whether an effect sent the action, rather than a caller of the store's `send`.
  public let isFromEffect: Bool
}

/// Measurements of an action that was processed.
public struct ActionReport: Sendable, Hashable {
  /// How long it took to run the reducers and to start their effects.
  ///
  /// Actions that effects send synchronously have reports of their own.
  public let duration: Duration

  /// The number of the root store's effects in flight afterwards.
  public let effectsInFlight: Int
}
