/// The content of a request that has none.
public enum NoContent: ContentTypeable {}

/// The request of an assistant that doesn't use actions.
public struct NoRequest: InteractorRequestConfiguring {
  /// An uninhabited type: the request can't be created.
  public enum ActionType: InteractorRequestActionTypeable {}
  /// An uninhabited type: the request has no result.
  public typealias ResultData = Never

  /// The action.
  public let action: ActionType

  /// Creates a request.
  ///
  /// - Parameter action: The action.
  public init(action: ActionType) {
    self.action = action
  }
}
