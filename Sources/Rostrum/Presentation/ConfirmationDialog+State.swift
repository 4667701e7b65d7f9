import RostrumCore
import RostrumPresentation
import RostrumViews

extension View {
  /// Offers the choices that a store's state holds.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(\.dialog, action: \.dialog))
  /// ```
  ///
  /// - Parameter item: The store of the dialog.
  /// - Returns: The view.
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
