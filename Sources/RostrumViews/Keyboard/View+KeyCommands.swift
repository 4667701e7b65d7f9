/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable, CaseIterable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Performs an action when the user presses an arrow key while the focus is on the view or within it, and
  /// while the key repeats.
  ///
  /// ```swift
  /// Board()
  ///   .focusable()
  ///   .onMoveCommand { direction in move(direction) }
  /// ```
  ///
  /// Arrow keys with a modifier key aren't commands. A field keeps its arrow keys.
  ///
  /// - Parameter action: Receives the direction; `nil` for no command.
  /// - Returns: The view.
  @preconcurrency
  public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(KeyCommand(moving: action))
  }

  /// Performs an action when the user presses the Escape key while the focus is on the view or within it.
  ///
  /// - Parameter action: The action to perform; `nil` for no command.
  /// - Returns: The view.
  @preconcurrency
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    modifier(KeyCommand(keys: [.escape], perform: action))
  }

  /// Performs an action when the user presses the Delete or Backspace key while the focus is on the view or
  /// within it.
  ///
  /// A field keeps these keys.
  ///
  /// - Parameter action: The action to perform; `nil` for no command.
  /// - Returns: The view.
  @preconcurrency
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    modifier(KeyCommand(keys: [.delete, .deleteForward], perform: action))
  }
}

extension MoveCommandDirection {
  var key: KeyEquivalent {
    switch self {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    }
  }
}
