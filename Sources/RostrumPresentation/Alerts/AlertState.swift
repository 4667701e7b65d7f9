import Foundation

/// A value that describes an alert and its buttons.
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
/// An alert without buttons is presented with an OK button. Two alerts are equal if their contents
/// are equal. Each alert also has its own ID, so that a view presents an equal alert again.
public struct AlertState<Action>: Identifiable {
  /// The alert's ID, which equality and coding ignore.
  public let id: UUID

  /// The buttons of the alert.
  public var buttons: [ButtonState<Action>]

  /// The message of the alert.
  public var message: TextState?

  /// The title of the alert.
  public var title: TextState

  init(
    id: UUID = UUID(), buttons: [ButtonState<Action>], message: TextState?, title: TextState
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
  }

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - actions: The buttons of the alert.
  ///   - message: The message of the alert.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(buttons: actions(), message: message?(), title: title())
  }

  /// Returns an alert whose buttons send transformed actions.
  ///
  /// ```swift
  /// let mapped = alert.map { $0.map(ParentAction.alert) }
  /// ```
  ///
  /// - Parameter transform: Transforms an action of a button.
  /// - Returns: An alert with the same ID.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title)
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Whether two alerts have equal titles, messages and buttons.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes the title, message and buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}
