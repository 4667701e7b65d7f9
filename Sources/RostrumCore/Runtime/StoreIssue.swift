import IssueReporting
import RostrumRuntime

/// The issues about stores that are reported to an app's author.
enum StoreIssue {
  case sentToGone(store: String, action: Any)
  case unhandledBinding(store: String, action: Any)
  case readInReducer(store: String)
  case removedRow(store: String, id: Any)
  case endlessActions(store: String, action: Any)
  case otherLaunch(store: String)

  /// Reports the issue.
  ///
  /// - Parameter location: The call site that caused the issue, if it is known.
  func report(at location: CallSite? = nil) {
    guard let location else { return reportIssue(message) }
    location.report(message)
  }

  private var message: String {
    switch self {
    case .sentToGone(let store, let action):
      """
      An action was sent to a store whose state no longer exists. It was dropped. Further actions \
      will be dropped without being reported.

        Store: \(store)
        Action: \(actionLabel(action))

      • The feature was dismissed, or its row removed, while something still retained its store: a \
      view that has disappeared, or a closure that ran late. Send the action only while the \
      feature is on screen.
      • If the feature has work to do when it is dismissed, let its parent do it in response to \
      the dismissal.
      """
    case .unhandledBinding(let store, let action):
      """
      A control wrote to a field, but the feature didn't apply the change.

        Store: \(store)
        Action: \(actionLabel(action))

      Put 'BindingReducer()' at the top of the feature's 'body'.
      """
    case .readInReducer(let store):
      """
      A store was read while its reducer was running, and returned an earlier state.

        Store: \(store)

      Use the 'state' passed to the reducer, or read the store after 'send' has returned.
      """
    case .removedRow(let store, let id):
      """
      The store of an element was requested after the element had been removed. The store returned \
      contains a different element's state, and drops all actions sent to it.

        Store: \(store)
        Element: \(id)

      Get the rows from the parent's store again whenever it changes.
      """
    case .endlessActions(let store, let action):
      """
      An action sent to a store causes further actions without end. After \
      \(RootClock.maximumActions) actions, the remaining ones were dropped.

        Store: \(store)
        Action: \(actionLabel(action))

      Look for a reducer that returns '.send' with an action that leads to the same action again.
      """
    case .otherLaunch(let store):
      """
      A scoped store was made in one launch of the app and used in a different one. It doesn't \
      reflect that launch's state.

        Store: \(store)

      Store the root store in the static property, and scope it where the part is displayed.
      """
    }
  }
}
