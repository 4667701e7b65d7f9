import RostrumViews

extension ViewStore {
  /// A binding that reads a part of the value, and sends an action when it is written.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  ///
  /// - Parameters:
  ///   - get: Reads the part.
  ///   - valueToAction: Makes the action of the new value.
  /// - Returns: The binding.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { self.sender.sendFromBinding(valueToAction($0)) })
  }

  /// A binding that reads a part of the value, and sends always the same action.
  ///
  /// ```swift
  /// .alert(item: viewStore.binding(get: \.alert, send: .alertDismissed)) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - get: Reads the part.
  ///   - action: The action.
  /// - Returns: The binding.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// A binding that reads the value, and sends an action when it is written.
  ///
  /// - Parameter valueToAction: Makes the action of the new value.
  /// - Returns: The binding.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding that reads the value, and sends always the same action.
  ///
  /// - Parameter action: The action.
  /// - Returns: The binding.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(send: { _ in action })
  }
}
