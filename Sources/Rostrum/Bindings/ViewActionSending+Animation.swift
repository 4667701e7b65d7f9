import RostrumCore
import RostrumViews

extension ViewActionSending {
  /// Sends one of the view's actions, and animates the changes that it makes.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: The animation, or `nil` for none.
  /// - Returns: The effects that the action starts.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends one of the view's actions, whose changes belong to a transaction.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - transaction: The transaction of the changes.
  /// - Returns: The effects that the action starts.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}
