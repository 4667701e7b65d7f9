extension View {
  /// Makes the view focusable.
  ///
  /// - Parameter isFocusable: Whether the view is focusable.
  /// - Returns: The view.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    accepting(isFocusable ? .focus(.user) : nil)
  }

  /// Focuses a field when the view appears, unless another view has the focus.
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

package struct DefaultFocusModifier<Value: Hashable>: LifecycleModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  package var memory: Void { () }

  package func appear(_ memory: inout Void, in graph: ViewGraph) {
    if graph.focusedHandle == nil { binding.wrappedValue = value }
  }

  package func disappear(_ memory: inout Void, in graph: ViewGraph) {}
}
