import RostrumViews

/// A property wrapper for a field of view state that controls can write.
///
/// ```swift
/// struct ViewState: Equatable {
///   @BindingViewState var title: String
///   let isSaveButtonEnabled: Bool
///
///   init(store: BindingViewStore<Form.State>) {
///     _title = store.$title
///     isSaveButtonEnabled = !store.title.isEmpty
///   }
/// }
/// ```
///
/// In a view, `viewStore.$title` is the binding.
@propertyWrapper
@dynamicMemberLookup
public struct BindingViewState<Value> {
  /// The value of the field when it was observed.
  public let wrappedValue: Value

  private let binding: @MainActor () -> Binding<Value>

  /// Creates a field; only ``BindingViewStore`` calls this initializer.
  init(_ value: Value, binding: @escaping @MainActor () -> Binding<Value>) {
    wrappedValue = value
    self.binding = binding
  }

  /// A property of the field, for view state that has only that: `_city = store.$address.city`.
  ///
  /// - Parameter keyPath: The key path of the property.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> BindingViewState<Part> {
    // NB: Key paths aren't `Sendable`, but this key path is only read, on the main actor.
    nonisolated(unsafe) let part = keyPath
    return BindingViewState<Part>(wrappedValue[keyPath: keyPath]) { [binding] in
      binding()[dynamicMember: part]
    }
  }

  /// A binding to the field.
  @MainActor public var projectedValue: Binding<Value> { binding() }
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Whether the observed values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}
