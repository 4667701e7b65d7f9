/// An action, as one who watches a store is told of it.
public struct WatchedAction: Sendable {
  /// The cases that the action is made of, without the values in them; see ``actionName(_:)``.
  public let name: String

  /// The type of the root's actions, with the types that it is nested in: `AppFeature.Action`.
  public let type: String

  /// Whether an effect sent the action, rather than a user of the store.
  public let isFromEffect: Bool
}

/// What became of an action.
public struct ActionReport: Sendable, Hashable {
  /// How long the reducers worked on it and their effects were being started.
  ///
  /// Actions that effects sent at once have reports of their own.
  public let duration: Duration

  /// How many pieces of work of the root store are under way after it.
  public let effectsInFlight: Int
}
