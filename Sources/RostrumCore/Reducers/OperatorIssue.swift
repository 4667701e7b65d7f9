import RostrumPresentation
import RostrumRuntime

/// The mistakes that operators find and report to an app's author.
enum OperatorIssue {
  case noChild(action: Any)
  case notPresented(action: Any, isDismissal: Bool)
  case otherCase(String, action: Any, state: Any)
  case missingRow(action: Any, id: Any)
  case missingScreen(action: Any, id: StackElementID, isPop: Bool)
  case pushedTwice(action: Any, id: StackElementID)

  func report(at location: CallSite) { location.report(message(at: location)) }

  private func message(at location: CallSite) -> String {
    switch self {
    case .noChild(let action):
      """
      An 'ifLet' at \(location) got an action of its child while the child's state is 'nil'.

        Action: \(actionLabel(action))

      \(Self.causes(gone: "set the state to 'nil'"))
      """
    case .notPresented(let action, let isDismissal):
      """
      An 'ifLet' at \(location) got \(isDismissal ? "a 'dismiss'" : "an action of its child") while \
      nothing is presented.

        Action: \(actionLabel(action))

      \(Self.causes(gone: "dismissed it"))
      """
    case .otherCase(let name, let action, let state):
      """
      \(name) at \(location) got an action of its child while the state is in another case.

        Action: \(actionLabel(action))
        State: \(caseLabel(of: state))

      \(Self.causes(gone: "moved the state to another case"))
      """
    case .missingRow(let action, let id):
      """
      A 'forEach' at \(location) got an action of an element that does not exist.

        Action: \(actionLabel(action))
        Element: \(id)

      \(Self.causes(gone: "removed the element"))
      """
    case .missingScreen(let action, let id, let isPop):
      """
      A 'forEach' at \(location) got \(isPop ? "a 'popFrom'" : "an action") of a screen that is not \
      on the stack.

        Action: \(actionLabel(action))
        Screen: \(id)

      \(Self.causes(gone: "popped the screen"))
      """
    case .pushedTwice(let action, let id):
      """
      A 'forEach' at \(location) got a 'push' of a screen that is already on the stack.

        Action: \(actionLabel(action))
        Screen: \(id)

      Take the identity of each new screen from '@Dependency(\\.stackElementID)', or append to the \
      stack in the reducer instead of sending 'push'.
      """
    }
  }

  private static func causes(gone: String) -> String {
    """
    • A reducer that ran before this one \(gone). Chain the operator onto that reducer, so that the \
    child runs first.
    • An effect of another feature sent the action later. Cancel it when the child goes.
    • A view sent the action after the child had gone. Send only while the child is on the screen.
    """
  }
}

/// The name of an enum's case, without its payload.
package func caseLabel(of value: Any) -> String {
  let text = "\(value)"
  return text.prefix { $0 != "(" && $0 != "\n" }.description
}
