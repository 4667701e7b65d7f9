import RostrumCore
import RostrumPresentation
import RostrumViews

extension View {
  /// Asks the question that a store's state holds.
  ///
  /// ```swift
  /// .alert($store.scope(\.destination?.alert, action: \.destination.alert))
  /// ```
  ///
  /// The alert is up while the state is there. A button sends its action; every way to close the
  /// alert clears the state. State that another alert takes the place of, even an equal one, is
  /// another alert.
  ///
  /// - Parameter item: The store of the alert.
  /// - Returns: The view.
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
