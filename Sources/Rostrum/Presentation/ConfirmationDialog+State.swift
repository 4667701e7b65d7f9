import RostrumCore
import RostrumPresentation
import RostrumScenes

extension View {
  /// Presents the confirmation dialog whose state a store holds.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(\.dialog, action: \.dialog))
  /// ```
  ///
  /// - Parameter item: A binding to the dialog's store.
  /// - Returns: A view that presents the dialog.
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    asks(
      .dialog, title: { Text($0.currentState.title) },
      showsTitle: item.wrappedValue?.currentState.titleVisibility == .visible,
      PresentationSource(item, id: { $0.currentState.id })
    ) { store in
      StateButtons(buttons: store.currentState.buttons) { action in
        if let action { store.send(action) }
      }
    } message: { store in
      store.currentState.message.map { Text($0) }
    }
  }
}
