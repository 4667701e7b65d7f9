/// The field that has the keyboard focus.
///
/// ```swift
/// enum Field: Hashable { case name, email }
/// @FocusState private var focus: Field?
///
/// TextField("Name", text: $name).focused($focus, equals: .name)
/// TextField("Email", text: $email).focused($focus, equals: .email)
/// ```
///
/// Setting the value moves the focus as soon as a field with that value is on screen. The value
/// changes when the user moves the focus. When the focused field disappears and no other focus was
/// requested, the value becomes `nil` (or `false`).
@MainActor @propertyWrapper
public struct FocusState<Value: Hashable> {
  // NB: It is `false` or `nil`, so any actor may read it.
  private nonisolated(unsafe) let none: Value
  private var box: FocusBox<Value>?

  /// Creates a focus state for one field.
  public nonisolated init() where Value == Bool {
    none = false
  }

  /// Creates a focus state for several fields.
  public nonisolated init<Wrapped: Hashable>() where Value == Wrapped? {
    none = nil
  }

  /// The field that has the focus.
  public var wrappedValue: Value {
    get { box?.value ?? none }
    nonmutating set { box?.value = newValue }
  }

  /// A binding for `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(box: box, none: none) }

  /// A binding to a focus state.
  @MainActor @propertyWrapper
  public struct Binding {
    package let box: FocusBox<Value>?
    let none: Value

    package init(box: FocusBox<Value>?, none: Value) {
      self.box = box
      self.none = none
    }

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { box?.value ?? none }
      nonmutating set { box?.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: NodeProperty {
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    let box = storage as? FocusBox<Value> ?? FocusBox(none: none, graph: node.graph)
    storage = box
    self.box = box
  }
}

extension FocusState.Binding: LocationProperty {
  package func leadsToSamePlace(as other: Self) -> Bool { box === other.box }
}
