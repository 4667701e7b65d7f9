import Foundation

/// An alert as a value: what it asks, and the choices.
///
/// ```swift
/// state.destination = .alert(
///   AlertState {
///     TextState("Delete?")
///   } actions: {
///     ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Yes") }
///     ButtonState(role: .cancel) { TextState("Nevermind") }
///   } message: {
///     TextState("Are you sure you want to delete this meeting?")
///   }
/// )
/// ```
///
/// An alert without buttons gets one that says OK. Two alerts are equal when they read the same; each
/// one made has an identity of its own, so that presenting an equal one anew is noticed.
public struct AlertState<Action>: Identifiable {
  /// The alert's identity, which equality and coding ignore.
  public let id: UUID

  /// The choices.
  public var buttons: [ButtonState<Action>]

  /// What is said in smaller letters.
  public var message: TextState?

  /// What the alert asks.
  public var title: TextState

  init(
    id: UUID = UUID(), buttons: [ButtonState<Action>], message: TextState?, title: TextState
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
  }

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: What it asks.
  ///   - actions: The choices.
  ///   - message: What it says in smaller letters.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(buttons: actions(), message: message?(), title: title())
  }

  /// The same alert for a feature that has other actions.
  ///
  /// - Parameter transform: Turns an action into the other feature's.
  /// - Returns: The alert, with its identity.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title)
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Whether both alerts read the same and offer the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Feeds what the alert reads and offers to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}
