import RostrumCore
import RostrumViews

extension Store {
  /// Sends an action, and animates the changes that it makes.
  ///
  /// ```swift
  /// store.send(.move, animation: .default)
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: The animation, or `nil` for none.
  /// - Returns: The effects that the action starts, to await or to cancel.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action whose changes belong to a transaction.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - transaction: The transaction of the changes.
  /// - Returns: The effects that the action starts, to await or to cancel.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}
