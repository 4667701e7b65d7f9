import RostrumRuntime

/// Reads and writes a value that something else owns.
///
/// ```swift
/// struct NameField: View {
///   @Binding var name: String
///
///   var body: some View {
///     TextField("Name", text: $name)
///   }
/// }
/// ```
///
/// The graph treats two bindings to the same location of the same owner as equal, so passing a
/// binding on doesn't evaluate a view again; reading its value does when the value changes.
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  package let location: BindingLocation<Value>

  package init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Creates a binding from two closures.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes a value.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a binding from two closures; it equals others with the same identity.
  ///
  /// - Parameters:
  ///   - id: The identity that distinguishes the location.
  ///   - get: Reads the value.
  ///   - set: Writes a value.
  package init<ID: Hashable>(
    id: ID, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    location = IdentifiedLocation(id: id, get: get, set: set)
  }

  /// Creates a binding to the value of an optional, or `nil` if the optional is `nil`.
  ///
  /// When the value becomes `nil` later, the binding keeps the last value, and writing is a no-op.
  ///
  /// - Parameter base: A binding to an optional.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = UnwrappedLocation(base: base.location, last: value)
  }

  /// Creates a binding to an optional from a binding to a value.
  ///
  /// Writing `nil` is a no-op.
  ///
  /// - Parameter base: A binding to the value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = WrappedLocation(base: base.location)
  }

  /// Creates a binding to a value that can't be changed.
  ///
  /// - Parameter value: The value.
  /// - Returns: A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding {
    Binding(location: ConstantLocation(value))
  }

  /// The value that the binding reads and writes.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// Creates a binding from the parameter `$item` of a closure.
  ///
  /// - Parameter projectedValue: A binding.
  public init(projectedValue: Binding) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(location: KeyPathLocation(base: location, keyPath: keyPath))
  }
}

extension Binding: DynamicProperty {}

extension Binding: LocationProperty {
  package func leadsToSamePlace(as other: Self) -> Bool { location.isSame(as: other.location) }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public nonisolated var id: Value.ID {
    MainQueue.wait { wrappedValue.id }
  }
}
