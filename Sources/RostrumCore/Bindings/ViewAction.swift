/// A feature's actions, with those that its view sends in a case of their own.
///
/// ```swift
/// enum Action: ViewAction {
///   case view(View)
///   case response(Result<String, any Error>)
///
///   @CasePathable enum View { case saveButtonTapped }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// The actions that the view sends.
  associatedtype ViewAction

  /// Embeds a view's action in the feature's actions.
  ///
  /// - Parameter action: The view's action.
  /// - Returns: The feature's action.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends the actions in its feature's `view` case.
///
/// The `@ViewAction` macro adds the conformance.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the view's store.
  associatedtype StoreState

  /// The actions of the view's store.
  associatedtype StoreAction: ViewAction

  /// The store of the view.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends one of the view's actions.
  ///
  /// - Parameter action: The action to send.
  /// - Returns: The effects that the action starts.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
