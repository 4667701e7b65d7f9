import IssueReporting

/// The mistakes around stores that are reported to an app's author.
enum StoreIssue {
  case sentToGone(store: String, action: Any)
  case unhandledBinding(store: String, action: Any)
  case endless(store: String, action: Any, count: Int)

  /// Reports the issue.
  ///
  /// - Parameter location: The place in the app that it belongs to, as far as it is known.
  func report(at location: SourceLocation?) {
    guard let location else { return reportIssue(message) }
    location.report(message)
  }

  private var message: String {
    switch self {
    case .sentToGone(let store, let action):
      """
      An action was sent to a store whose state is gone. The action is dropped, and so are further \
      ones, without another report.

        Store: \(store)
        Action: \(actionLabel(action))

      • The feature was dismissed, or its row removed, while something still held its store: a view \
      that has disappeared, or a closure that ran late. Send from where the feature is on the screen.
      • The feature is to do something when it goes: let its parent do that when it handles the \
      dismissal.
      """
    case .unhandledBinding(let store, let action):
      """
      A control wrote to a field, but the feature did not apply the change.

        Store: \(store)
        Action: \(actionLabel(action))

      Put 'BindingReducer()' at the top of the feature's 'body'.
      """
    case .endless(let store, let action, let count):
      """
      A store worked on \(count) actions in a row and did not come to rest. The actions that still \
      waited are dropped.

        Store: \(store)
        Next action: \(actionLabel(action))

      Look for an action whose effect, '.send', leads back to the same action.
      """
    }
  }
}
