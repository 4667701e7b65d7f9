import Foundation
import IssueReporting
public import RostrumRuntime

/// A button of an alert or a dialog, as a value.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmDeletion) {
///   TextState("Delete")
/// }
/// ```
///
/// A button always makes its alert go away. One without an action does nothing else.
public struct ButtonState<Action>: Identifiable {
  /// The button's identity, which equality and coding ignore.
  public let id: UUID

  /// What the button does.
  public let action: ButtonStateAction<Action>

  /// What the button says.
  public let label: TextState

  /// What kind of choice the button is.
  public let role: ButtonStateRole?

  init(
    id: UUID = UUID(), role: ButtonStateRole?, action: ButtonStateAction<Action>, label: TextState
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - role: What kind of choice it is.
  ///   - action: What it does.
  ///   - label: What it says.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(role: role, action: action, label: label())
  }

  /// Makes a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: What kind of choice it is.
  ///   - action: The action.
  ///   - label: What it says.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label())
  }

  /// Hands the button's action to a closure.
  ///
  /// - Parameter perform: Is given the action, or `nil` if the button has none.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Hands the button's action to an asynchronous closure.
  ///
  /// What happens later cannot be animated, so a button with an animation is reported.
  ///
  /// - Parameters:
  ///   - perform: Is given the action, or `nil` if the button has none.
  ///   - location: Where the function is called.
  public func withAction(
    _ perform: (Action?) async -> Void, at location: CallSite = #callSite
  ) async {
    reportLateAnimation(at: location)
    await perform(action.action)
  }

  /// Reports that the action is performed asynchronously, if it is to be animated.
  ///
  /// - Parameter location: Where the app asks for the action; `nil` where that is not known.
  package func reportLateAnimation(at location: CallSite? = nil) {
    guard action.animation != nil else { return }
    let message =
      """
      The action of the button "\(String(state: label))" is to be animated, but is performed \
      asynchronously, so that nothing moves.

      Perform it synchronously, or make the button with ".send(_:)" alone.
      """
    if let location { location.report(message) } else { reportIssue(message) }
  }

  /// The same button for a feature that has other actions.
  ///
  /// - Parameter transform: Turns an action into the other feature's.
  /// - Returns: The button, with its identity.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether both buttons say and do the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Feeds what the button says and does to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}
