import IssueReporting
import RostrumRuntime

/// The mistakes around stores that are reported to an app's author.
enum StoreIssue {
  case sentToGone(store: String, action: Any)
  case unhandledBinding(store: String, action: Any)
  case readInReducer(store: String)
  case removedRow(store: String, id: Any)
  case endlessActions(store: String, action: Any)
  case otherLaunch(store: String)

  /// Reports the issue.
  ///
  /// - Parameter location: The place in the app that it belongs to, as far as it is known.
  func report(at location: CallSite? = nil) {
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
    case .readInReducer(let store):
      """
      A store was read while its reducer is at work on the state, and gave an earlier state.

        Store: \(store)

      Use the 'state' that the reducer is given, or read the store when 'send' has returned.
      """
    case .removedRow(let store, let id):
      """
      The store of an element was asked for after the element had been removed. The store that was \
      given shows another state, and what is sent to it is dropped.

        Store: \(store)
        Element: \(id)

      Ask the parent's store for the rows anew whenever it has changed.
      """
    case .endlessActions(let store, let action):
      """
      An action of a store leads to others without end. After \(RootClock.maximumActions) of them, the \
      rest is dropped.

        Store: \(store)
        Action: \(actionLabel(action))

      Look for a reducer that returns '.send' of an action which leads to the same one again.
      """
    case .otherLaunch(let store):
      """
      A scoped store was made in one launch of the app and is used in another one, whose data it does \
      not show.

        Store: \(store)

      Keep the root store in the static property, and scope it where the part is shown.
      """
    }
  }
}
