import RostrumRuntime

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
  /// Where values are that are not set here; `nil` for the defaults.
  var scope: EnvironmentScope? { base }
  private let base: EnvironmentScope?
  private(set) var overrides = EnvironmentOverrides()

  /// Makes an environment in which every value is the default.
  public init() {
    base = nil
  }

  /// The environment of a scope.
  ///
  /// Reads are remembered by the node that reads.
  init(reading scope: EnvironmentScope) {
    base = scope
  }

  /// The value of a key.
  ///
  /// - Complexity: O(*n*) in the modifiers around that change the environment.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // NB: Most keys are of other modules, so this isn't specialized: it looks up the type of the box
      // only where there is a box, and makes no optional of the value, whose type it would look up, too.
      guard let box = box(ObjectIdentifier(key)) else { return Key.defaultValue }
      return unsafeDowncast(box, to: TypedEnvironmentBox<Key.Value>.self).value
    }
    set { overrides.set(ObjectIdentifier(key), to: TypedEnvironmentBox(newValue)) }
  }

  /// The observable object of a type, where a view around provides one.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get {
      guard let box = box(ObjectIdentifier(type)) else { return nil }
      return unsafeDowncast(box, to: TypedEnvironmentBox<Object?>.self).value
    }
    set { overrides.set(ObjectIdentifier(type), to: TypedEnvironmentBox(newValue)) }
  }

  /// The value of a key, whose casts need no check, because a key always has values of one type.
  private func box(_ id: ObjectIdentifier) -> (any EnvironmentBox)? {
    overrides[id] ?? base?.value(of: id)
  }
}

/// A value in the environment whose type only its readers know.
protocol EnvironmentBox: AnyObject, Sendable {
  @MainActor func isEqual(to other: any EnvironmentBox) -> Bool
}

/// NB: unchecked because environment values need not be sendable; they are made and read on the
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
  /// Whether the launch is one of several sessions of a process, which have no models in common.
  package var isSession: Bool {
    get { self[IsSessionKey.self] }
    set { self[IsSessionKey.self] = newValue }
  }
}

private struct IsSessionKey: EnvironmentKey {
  static let defaultValue = false
}
