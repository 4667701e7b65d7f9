import RostrumPresentation
import RostrumViews

// Dialogs that a view keeps itself, without a store.
extension View {
  /// Offers the choices that a view's state holds, and hands the answer over.
  ///
  /// - Parameters:
  ///   - state: The dialog; every way to close it makes it `nil`.
  ///   - handler: Takes the action of the button that was pressed; `nil` if it has none.
  /// - Returns: The view.
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

  /// Offers the choices that a view's state holds, and handles the answer asynchronously.
  ///
  /// - Parameters:
  ///   - state: The dialog; every way to close it makes it `nil`.
  ///   - handler: Takes the action of the button that was pressed; `nil` if it has none.
  /// - Returns: The view.
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

  /// Offers the choices that a view's state holds, whose buttons only close it.
  ///
  /// - Parameter state: The dialog; every way to close it makes it `nil`.
  /// - Returns: The view.
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { (_: Never?) in }
  }
}
