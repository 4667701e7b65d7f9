import Observation

extension View {
  /// Sets an environment value for the view and its content.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The new value.
  /// - Returns: The view in the changed environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to the view and its content.
  ///
  /// - Parameter object: The object, or `nil` to hide one that an ancestor provides.
  /// - Returns: The view in the changed environment.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Transforms an environment value for the view and its content.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: Modifies the inherited value.
  /// - Returns: The view in the changed environment.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}

package struct EnvironmentValueModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  package func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

package struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  /// Provides an object, or hides the one that an ancestor provides.
  package init(object: Object?) {
    self.object = object
  }

  package func modify(_ environment: inout EnvironmentValues) {
    environment[object: Object.self] = object
  }
}

struct EnvironmentTransformModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func modify(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}
