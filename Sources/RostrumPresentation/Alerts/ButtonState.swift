import Foundation
import IssueReporting
public import RostrumRuntime

/// A value that describes a button of an alert or confirmation dialog.
///
/// ```swift
/// ButtonState(role: .destructive, action: .confirmDeletion) {
///   TextState("Delete")
/// }
/// ```
///
/// Every button dismisses its alert. A button without an action does nothing else.
public struct ButtonState<Action>: Identifiable {
  /// The button's ID, which equality and coding ignore.
  public let id: UUID

  /// The action of the button.
  public let action: ButtonStateAction<Action>

  /// The label of the button.
  public let label: TextState

  /// The role of the button.
  public let role: ButtonStateRole?

  init(
    id: UUID = UUID(), role: ButtonStateRole?, action: ButtonStateAction<Action>, label: TextState
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: The role of the button.
  ///   - action: The action of the button, which may have an animation.
  ///   - label: The label of the button.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(role: role, action: action, label: label())
  }

  /// Creates a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: The role of the button.
  ///   - action: The action to send.
  ///   - label: The label of the button.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label())
  }

  /// Calls a closure with the button's action.
  ///
  /// - Parameter perform: A closure that receives the action, or `nil` if the button has none.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Calls an asynchronous closure with the button's action.
  ///
  /// State changes that happen asynchronously cannot be animated, so an issue is reported if the
  /// action has an animation.
  ///
  /// - Parameters:
  ///   - perform: A closure that receives the action, or `nil` if the button has none.
  ///   - location: The call site at which issues are reported.
  public func withAction(
    _ perform: (Action?) async -> Void, at location: CallSite = #callSite
  ) async {
    reportLateAnimation(at: location)
    await perform(action.action)
  }

  /// Reports an issue if the action, which is performed asynchronously, has an animation.
  ///
  /// - Parameter location: The call site at which the app handles the action, if known.
  package func reportLateAnimation(at location: CallSite? = nil) {
    guard action.animation != nil else { return }
    let message =
      """
      The action of the button "\(String(state: label))" has an animation, but is performed \
      asynchronously, so its changes are not animated.

      Perform the action synchronously, or create the button with ".send(_:)" and no animation.
      """
    if let location { location.report(message) } else { reportIssue(message) }
  }

  /// Returns a button that sends a transformed action.
  ///
  /// - Parameter transform: Transforms the action of the button.
  /// - Returns: A button with the same ID.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether two buttons have equal actions, labels and roles.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes the action, label and role.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}
