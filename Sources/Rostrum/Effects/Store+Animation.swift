import RostrumCore
import RostrumViews

extension Store {
  /// Sends an action whose changes may be animated.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How the changes should move; `nil` for not at all.
  /// - Returns: The effects that the action starts, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action whose changes come with a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction.
  /// - Returns: The effects that the action starts, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}
