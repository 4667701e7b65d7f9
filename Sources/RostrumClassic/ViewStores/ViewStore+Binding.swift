import RostrumViews

extension ViewStore {
  /// Creates a binding that reads a property of the view state and sends an action for each write.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  ///
  /// - Parameters:
  ///   - get: Returns the value of the binding.
  ///   - valueToAction: Returns the action for a new value.
  /// - Returns: The binding.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { self.sender.sendFromBinding(valueToAction($0)) })
  }

  /// Creates a binding that reads a property of the view state and sends an action for each write.
  ///
  /// ```swift
  /// .alert(item: viewStore.binding(get: \.alert, send: .alertDismissed)) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - get: Returns the value of the binding.
  ///   - action: The action to send.
  /// - Returns: The binding.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// Creates a binding that reads the view state and sends an action for each write.
  ///
  /// - Parameter valueToAction: Returns the action for a new value.
  /// - Returns: The binding.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// Creates a binding that reads the view state and sends the same action for each write.
  ///
  /// - Parameter action: The action to send.
  /// - Returns: The binding.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(send: { _ in action })
  }
}
