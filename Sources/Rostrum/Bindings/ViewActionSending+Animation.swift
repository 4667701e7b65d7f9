import RostrumCore
import RostrumViews

extension ViewActionSending {
  /// Sends one of the view's own actions, and animates what it changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation.
  /// - Returns: The effects that the action starts.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
}
