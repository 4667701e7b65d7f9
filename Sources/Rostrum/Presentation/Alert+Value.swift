import RostrumPresentation
import RostrumScenes

// Alerts whose state is a view's own, rather than a store's.
extension View {
  /// Presents an alert with a value's state, and handles the chosen button.
  ///
  /// ```swift
  /// @State private var alert: AlertState<Answer>?
  ///
  /// .alert($alert) { answer in
  ///   if answer == .delete { delete() }
  /// }
  /// ```
  ///
  /// Every way to dismiss the alert sets the value to `nil`.
  ///
  /// - Parameters:
  ///   - state: A binding to the alert's state.
  ///   - handler: Receives the action of the pressed button, or `nil` if it has none.
  /// - Returns: A view that presents the alert.
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    asks(.alert, title: { Text($0.title) }, PresentationSource(state, id: { $0.id })) { alert in
      StateButtons(buttons: alert.buttons, send: handler)
    } message: { alert in
      alert.message.map { Text($0) }
    }
  }

  /// Presents an alert with a value's state, and handles the chosen button asynchronously.
  ///
  /// - Parameters:
  ///   - state: A binding to the alert's state.
  ///   - handler: Receives the action of the pressed button, or `nil` if it has none.
  /// - Returns: A view that presents the alert.
  public func alert<Value: Sendable>(
    _ state: Binding<AlertState<Value>?>,
    action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    asks(.alert, title: { Text($0.title) }, PresentationSource(state, id: { $0.id })) { alert in
      ForEach(alert.buttons) { Button($0, action: handler).spoken(as: $0.label) }
    } message: { alert in
      alert.message.map { Text($0) }
    }
  }

  /// Presents an alert with a value's state, whose buttons have no actions.
  ///
  /// - Parameter state: A binding to the alert's state. Dismissing the alert sets it to `nil`.
  /// - Returns: A view that presents the alert.
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { (_: Never?) in }
  }
}
