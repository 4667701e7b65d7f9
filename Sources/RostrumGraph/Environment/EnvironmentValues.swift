import RostrumRuntime

/// The values that a view inherits from its ancestors.
public struct EnvironmentValues {
  /// The scope of values that aren't set here; `nil` for the defaults.
  var scope: EnvironmentScope? { base }
  private let base: EnvironmentScope?
  private(set) var overrides = EnvironmentOverrides()

  /// Creates an environment in which every value is the default.
  public init() {
    base = nil
  }

  /// The environment of a scope.
  ///
  /// The node that reads a value records its key.
  ///
  /// - Parameter scope: The scope.
  package init(reading scope: EnvironmentScope) {
    base = scope
  }

  /// The value of a key.
  ///
  /// - Complexity: O(*n*) in the enclosing modifiers that change the environment.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // NB: Most keys belong to other modules, so this isn't specialized: it looks up the type of
      // the box only where there is a box, and avoids an optional of the value, whose type needs a
      // look-up as well.
      guard let box = box(ObjectIdentifier(key)) else { return Key.defaultValue }
      return unsafeDowncast(box, to: TypedEnvironmentBox<Key.Value>.self).value
    }
    set { overrides.set(ObjectIdentifier(key), to: TypedEnvironmentBox(newValue)) }
  }

  /// The observable object of a type, if an ancestor provides one.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      guard let box = box(ObjectIdentifier(type)) else { return nil }
      return unsafeDowncast(box, to: TypedEnvironmentBox<Object?>.self).value
    }
    set { overrides.set(ObjectIdentifier(type), to: TypedEnvironmentBox(newValue)) }
  }

  /// The value of a key.
  ///
  /// The caller's cast needs no check, as all values of a key have the same type.
  private func box(_ id: ObjectIdentifier) -> (any EnvironmentBox)? {
    overrides[id] ?? base?.value(of: id)
  }
}

/// A value in the environment whose type is known only to its readers.
protocol EnvironmentBox: AnyObject, Sendable {
  @MainActor func isEqual(to other: any EnvironmentBox) -> Bool
}

/// NB: unchecked because environment values need not be sendable; they are created and read on the
/// main actor, and a box never changes.
final class TypedEnvironmentBox<Value>: EnvironmentBox, @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  func isEqual(to other: any EnvironmentBox) -> Bool {
    guard let other = other as? TypedEnvironmentBox<Value> else { return false }
    return ValueLayout.areEqual(value, other.value)
  }
}

extension EnvironmentValues {
  /// Whether this is one of several sessions of a process, which share no models.
  package var isSession: Bool {
    get { self[IsSessionKey.self] }
    set { self[IsSessionKey.self] = newValue }
  }

  /// Whether lazy containers create the views of rows when they come near the screen.
  ///
  /// Only hosts that report the geometry of placeholders set it: see ``GeometryRequest/rows``.
  package var createsRowsOnDemand: Bool {
    get { self[CreatesRowsOnDemandKey.self] }
    set { self[CreatesRowsOnDemandKey.self] = newValue }
  }
}

private struct CreatesRowsOnDemandKey: EnvironmentKey {
  static let defaultValue = false
}

private struct IsSessionKey: EnvironmentKey {
  static let defaultValue = false
}
