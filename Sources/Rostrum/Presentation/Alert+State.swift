import RostrumCore
import RostrumPresentation
import RostrumScenes

extension View {
  /// Presents the alert whose state a store holds.
  ///
  /// ```swift
  /// .alert($store.scope(\.destination?.alert, action: \.destination.alert))
  /// ```
  ///
  /// A button sends its action, and every way to dismiss the alert sets the state to `nil`. Each
  /// new `AlertState` is a new alert, even if it is equal to the one that it replaces.
  ///
  /// - Parameter item: A binding to the alert's store.
  /// - Returns: A view that presents the alert.
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    asks(
      .alert, title: { Text($0.currentState.title) },
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
