import RostrumPresentation
import RostrumRuntime

/// The issues that operators report to an app's author.
enum OperatorIssue {
  case noChild(action: Any)
  case notPresented(action: Any, isDismissal: Bool)
  case otherCase(String, action: Any, state: Any)
  case missingRow(action: Any, id: Any)
  case missingScreen(action: Any, id: StackElementID, isPop: Bool)
  case pushedTwice(action: Any, id: StackElementID)
  case pushedEarly(action: Any, id: StackElementID, next: StackElementID)

  func report(at location: CallSite) { location.report(message(at: location)) }

  private func message(at location: CallSite) -> String {
    switch self {
    case .noChild(let action):
      """
      An 'ifLet' at \(location) received a child action while the child's state was 'nil'.

        Action: \(actionLabel(action))

      \(Self.causes(gone: "set the state to 'nil'"))
      """
    case .notPresented(let action, let isDismissal):
      """
      An 'ifLet' at \(location) received \(isDismissal ? "a 'dismiss'" : "a child action") while \
      nothing was presented.

        Action: \(actionLabel(action))

      \(Self.causes(gone: "dismissed it"))
      """
    case .otherCase(let name, let action, let state):
      """
      \(name) at \(location) received a child action while the state was in a different case.

        Action: \(actionLabel(action))
        State: \(caseLabel(of: state))

      \(Self.causes(gone: "changed the state to a different case"))
      """
    case .missingRow(let action, let id):
      """
      A 'forEach' at \(location) received an action for an element that doesn't exist.

        Action: \(actionLabel(action))
        Element: \(id)

      \(Self.causes(gone: "removed the element"))
      """
    case .missingScreen(let action, let id, let isPop):
      """
      A 'forEach' at \(location) received \(isPop ? "a 'popFrom'" : "an action") for a screen that \
      isn't on the stack.

        Action: \(actionLabel(action))
        Screen: \(id)

      \(Self.causes(gone: "popped the screen"))
      """
    case .pushedTwice(let action, let id):
      """
      A 'forEach' at \(location) received a 'push' of a screen that is already on the stack.

        Action: \(actionLabel(action))
        Screen: \(id)

      Get the ID of each new screen from '@Dependency(\\.stackElementID)', or append to the stack \
      in the reducer instead of sending 'push'.
      """
    case .pushedEarly(let action, let id, let next):
      """
      A 'forEach' at \(location) received a 'push' of a screen with an ID that isn't the next one.

        Action: \(actionLabel(action))
        Screen: \(id)
        Next ID: \(next)

      In a test, the IDs of new screens are 0, 1, 2 …, in the order in which all stacks get them. \
      Push with the next one, so that the test sees what the app does.
      """
    }
  }

  private static func causes(gone: String) -> String {
    """
    • A reducer that ran before this one \(gone). Chain the operator onto that reducer, so that \
    the child runs first.
    • An effect of a different feature sent the action later. Cancel it when the child is removed.
    • A view sent the action after the child was removed. Send it only while the child is on screen.
    """
  }
}

/// The name of an enum value's case, without its associated values.
package func caseLabel(of value: Any) -> String {
  let text = "\(value)"
  return text.prefix { $0 != "(" && $0 != "\n" }.description
}
