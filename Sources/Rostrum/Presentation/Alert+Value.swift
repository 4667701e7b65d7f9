import RostrumPresentation
import RostrumViews

// Alerts that a view keeps itself, without a store.
extension View {
  /// Asks the question that a view's state holds, and hands the answer over.
  ///
  /// ```swift
  /// @State private var alert: AlertState<Answer>?
  ///
  /// .alert($alert) { answer in
  ///   if answer == .delete { delete() }
  /// }
  /// ```
  ///
  /// The alert is up while the value is there; every way to close it makes the value `nil`.
  ///
  /// - Parameters:
  ///   - state: The alert.
  ///   - handler: Takes the action of the button that was pressed; `nil` if it has none.
  /// - Returns: The view.
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

  /// Asks the question that a view's state holds, and handles the answer asynchronously.
  ///
  /// - Parameters:
  ///   - state: The alert.
  ///   - handler: Takes the action of the button that was pressed; `nil` if it has none.
  /// - Returns: The view.
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

  /// Asks the question that a view's state holds, whose buttons only close it.
  ///
  /// - Parameter state: The alert; every way to close it makes it `nil`.
  /// - Returns: The view.
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View {
    alert(state) { (_: Never?) in }
  }
}
