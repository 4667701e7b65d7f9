/// Reads and writes a value by the binding that the focused view or one of its ancestors provides.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var title: Binding<String>?
/// }
///
/// TextField("Title", text: $title).focusedValue(\.title, $title)
///
/// struct TitleCommands: View {
///   @FocusedBinding(\.title) private var title
///
///   var body: some View {
///     Button("Clear") { title = "" }.disabled(title == nil)
///   }
/// }
/// ```
@MainActor @propertyWrapper
public struct FocusedBinding<Value> {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  /// Reads the binding at a key path.
  ///
  /// - Parameter keyPath: The key path of the binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  /// The value; `nil` if no view around the focus provides a binding.
  ///
  /// Setting `nil`, and setting a value without a binding, changes nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding {
      binding?.wrappedValue
    } set: { newValue in
      if let newValue { binding?.wrappedValue = newValue }
    }
  }
}

extension FocusedBinding: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    binding =
      node.graph.service(FocusedValueKeeper.self).read(for: node.graph.reader)[keyPath: keyPath]
  }
}
