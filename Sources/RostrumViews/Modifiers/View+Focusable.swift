extension View {
  /// Lets the view have the keyboard focus.
  ///
  /// - Parameter isFocusable: Whether it can have it.
  /// - Returns: The view.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    accepting(isFocusable ? .focus(.user) : nil)
  }

  /// Puts the focus on a field when the view appears, unless something else has it.
  ///
  /// ```swift
  /// Form { … }.defaultFocus($field, .name)
  /// ```
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The field.
  /// - Returns: The view.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

private struct DefaultFocusModifier<Value: Hashable>: LifecycleModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  var memory: Void { () }

  func appear(_ memory: inout Void, in graph: ViewGraph) {
    if graph.focusedOutlet == nil { binding.wrappedValue = value }
  }

  func disappear(_ memory: inout Void, in graph: ViewGraph) {}
}
