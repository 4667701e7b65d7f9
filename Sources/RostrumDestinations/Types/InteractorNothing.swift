/// The content of a request that doesn't carry any.
public enum NoContent: ContentTypeable {}

/// The request of an assistant that makes its requests itself.
public struct NoRequest: InteractorRequestConfiguring {
  /// A request that can't be made.
  public enum ActionType: InteractorRequestActionTypeable {}
  /// A result that can't be had.
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
