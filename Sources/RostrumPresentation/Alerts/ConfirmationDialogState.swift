import Foundation

/// A confirmation dialog as a value: what it asks, and the choices.
///
/// ```swift
/// state.dialog = ConfirmationDialogState {
///   TextState("Share \(photo.name)")
/// } actions: {
///   ButtonState(action: .copyLink) { TextState("Copy link") }
///   ButtonState(action: .sendMail) { TextState("Send by mail") }
/// }
/// ```
///
/// It offers several ways to go on where an alert asks whether to.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The dialog's identity, which equality and coding ignore.
  public let id: UUID

  /// The choices.
  public var buttons: [ButtonState<Action>]

  /// What is said in smaller letters.
  public var message: TextState?

  /// What the dialog asks.
  public var title: TextState

  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  init(
    id: UUID = UUID(), buttons: [ButtonState<Action>], message: TextState?, title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility
  ) {
    self.id = id
    self.buttons = buttons
    self.message = message
    self.title = title
    self.titleVisibility = titleVisibility
  }

  /// Makes a dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: What it asks.
  ///   - actions: The choices.
  ///   - message: What it says in smaller letters.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      buttons: actions(), message: message?(), title: title(), titleVisibility: titleVisibility)
  }

  /// The same dialog for a feature that has other actions.
  ///
  /// - Parameter transform: Turns an action into the other feature's.
  /// - Returns: The dialog, with its identity.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title,
      titleVisibility: titleVisibility)
  }
}

/// Whether a confirmation dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: String, Hashable, Sendable, Codable {
  /// The host decides.
  case automatic

  /// The title is for assistive technology only.
  case hidden

  /// The title is shown.
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether both dialogs read the same and offer the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Feeds what the dialog reads and offers to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
