/// The view on which assistive technology has its focus.
///
/// ```swift
/// @AccessibilityFocusState private var isOnError: Bool
///
/// Text(error).accessibilityFocused($isOnError)
/// Button("Check") { isOnError = !isValid }
/// ```
///
/// A browser has a single focus for keyboards and assistive technology. A view with such a state
/// can therefore receive the focus on the app's request, even if it isn't a control.
@MainActor @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let none: Value
  private var box: FocusBox<Value>?

  /// Creates a focus state for one view.
  public init() where Value == Bool {
    none = false
  }

  /// Creates a focus state for several views.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    none = nil
  }

  /// The focused view.
  public var wrappedValue: Value {
    get { box?.value ?? none }
    nonmutating set { box?.value = newValue }
  }

  /// A binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding {
    Binding(focus: FocusState<Value>.Binding(box: box, none: none))
  }

  /// A binding to a focus state.
  @MainActor @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding

    /// The focused view.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let box = storage as? FocusBox<Value> ?? FocusBox(none: none, graph: node.graph)
    storage = box
    self.box = box
  }
}

extension AccessibilityFocusState.Binding: LocationProperty {
  package func leadsToSamePlace(as other: Self) -> Bool { focus.box === other.focus.box }
}

extension View {
  /// Binds the focus of assistive technology to a Boolean focus state.
  ///
  /// - Parameter condition: The focus state; it is true while the view has the focus.
  /// - Returns: The view.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Binds the focus of assistive technology to one value of a focus state.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The value that it has while the view has the focus.
  /// - Returns: The view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    accepting(.focus(.app))
      .modifier(FocusModifier(binding: binding.focus, value: value))
  }
}
