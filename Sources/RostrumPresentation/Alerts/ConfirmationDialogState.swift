import Foundation

/// A value that describes a confirmation dialog and its buttons.
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
/// A confirmation dialog offers several ways to continue; use ``AlertState`` to ask a question.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The dialog's ID, which equality and coding ignore.
  public let id: UUID

  /// The buttons of the dialog.
  public var buttons: [ButtonState<Action>]

  /// The message of the dialog.
  public var message: TextState?

  /// The title of the dialog.
  public var title: TextState

  /// The visibility of the title.
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

  /// Creates a confirmation dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: The visibility of the title.
  ///   - title: The title of the dialog.
  ///   - actions: The buttons of the dialog.
  ///   - message: The message of the dialog.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      buttons: actions(), message: message?(), title: title(), titleVisibility: titleVisibility)
  }

  /// Returns a dialog whose buttons send transformed actions.
  ///
  /// - Parameter transform: Transforms an action of a button.
  /// - Returns: A dialog with the same ID.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title,
      titleVisibility: titleVisibility)
  }
}

/// The visibility of a confirmation dialog's title.
public enum ConfirmationDialogStateTitleVisibility: String, Hashable, Sendable, Codable {
  /// The platform decides whether the title is visible.
  case automatic

  /// The title is available to assistive technology only.
  case hidden

  /// The title is visible.
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether two dialogs have equal titles, title visibilities, messages and buttons.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes the title, its visibility, the message and the buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
