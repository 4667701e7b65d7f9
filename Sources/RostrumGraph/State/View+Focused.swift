extension View {
  /// Binds the focus of the view to a Boolean focus state.
  ///
  /// - Parameter condition: The focus state; it is true while the view has the focus.
  /// - Returns: The view.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }

  /// Binds the focus of the view to one value of a focus state.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The value that it has while the view has the focus.
  /// - Returns: The view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }
}

package struct FocusModifier<Value: Hashable>: ElementModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  package init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let box = binding.box { element.focus(FocusTarget(box: box, value: value)) }
  }
}
