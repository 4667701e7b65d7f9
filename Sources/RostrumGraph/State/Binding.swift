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
/// Two bindings to the same place of the same owner are equal to the graph, so passing one on
/// does not evaluate a view again; reading its value does, when the value changes.
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  package let location: BindingLocation<Value>

  package init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Makes a binding of two closures.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes a value.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Makes a binding of two closures that equals others with the same identity.
  ///
  /// - Parameters:
  ///   - id: What tells the place apart.
  ///   - get: Reads the value.
  ///   - set: Writes a value.
  package init<ID: Hashable>(
    id: ID, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    location = IdentifiedLocation(id: id, get: get, set: set)
  }

  /// Makes a binding to the value that another binding unwraps to, or `nil` if it is `nil`.
  ///
  /// When the value becomes `nil` later, the binding keeps the last value that was there, and
  /// writing does nothing.
  ///
  /// - Parameter base: A binding to an optional.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    location = UnwrappedLocation(base: base.location, last: value)
  }

  /// Makes a binding to an optional of a binding to a value.
  ///
  /// Writing `nil` does nothing.
  ///
  /// - Parameter base: A binding to the value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    location = WrappedLocation(base: base.location)
  }

  /// A binding to a value that cannot be changed.
  ///
  /// - Parameter value: The value.
  /// - Returns: A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// Takes the binding that `$item` stands for in a closure's parameters.
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
