import RostrumViews

/// A field of what a view observes that its controls may write.
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
public struct BindingViewState<Value> {
  /// The value when it was observed.
  public let wrappedValue: Value

  private let binding: @MainActor () -> Binding<Value>

  /// A field of a view store; only ``BindingViewStore`` makes one.
  init(_ value: Value, binding: @escaping @MainActor () -> Binding<Value>) {
    wrappedValue = value
    self.binding = binding
  }

  /// The binding for controls.
  @MainActor public var projectedValue: Binding<Value> { binding() }
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Whether the observed values are equal.
  ///
  /// - Parameters:
  ///   - lhs: A field.
  ///   - rhs: Another field.
  /// - Returns: Whether their values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}
