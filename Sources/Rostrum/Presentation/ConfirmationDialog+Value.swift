import RostrumPresentation
import RostrumScenes

// Confirmation dialogs whose state is a view's own, rather than a store's.
extension View {
  /// Presents a confirmation dialog with a value's state, and handles the chosen button.
  ///
  /// - Parameters:
  ///   - state: A binding to the dialog's state. Dismissing the dialog sets it to `nil`.
  ///   - handler: Receives the action of the pressed button, or `nil` if it has none.
  /// - Returns: A view that presents the dialog.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    asks(
      .dialog, title: { Text($0.title) },
      showsTitle: state.wrappedValue?.titleVisibility == .visible,
      PresentationSource(state, id: { $0.id })
    ) { dialog in
      StateButtons(buttons: dialog.buttons, send: handler)
    } message: { dialog in
      dialog.message.map { Text($0) }
    }
  }

  /// Presents a confirmation dialog with a value's state, and handles the button asynchronously.
  ///
  /// - Parameters:
  ///   - state: A binding to the dialog's state. Dismissing the dialog sets it to `nil`.
  ///   - handler: Receives the action of the pressed button, or `nil` if it has none.
  /// - Returns: A view that presents the dialog.
  public func confirmationDialog<Value: Sendable>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    asks(
      .dialog, title: { Text($0.title) },
      showsTitle: state.wrappedValue?.titleVisibility == .visible,
      PresentationSource(state, id: { $0.id })
    ) { dialog in
      ForEach(dialog.buttons) { Button($0, action: handler).spoken(as: $0.label) }
    } message: { dialog in
      dialog.message.map { Text($0) }
    }
  }

  /// Presents a confirmation dialog with a value's state, whose buttons have no actions.
  ///
  /// - Parameter state: A binding to the dialog's state. Dismissing the dialog sets it to `nil`.
  /// - Returns: A view that presents the dialog.
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { (_: Never?) in }
  }
}
