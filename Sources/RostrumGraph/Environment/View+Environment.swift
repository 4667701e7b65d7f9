import Observation

extension View {
  /// Sets a value in the environment of the view.
  ///
  /// - Parameters:
  ///   - keyPath: Where the value is.
  ///   - value: The value for this view and everything within.
  /// - Returns: The view in the changed environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to the view and everything within.
  ///
  /// - Parameter object: The object, or `nil` to hide one that a view around provides.
  /// - Returns: The view in the changed environment.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment, given the value around.
  ///
  /// - Parameters:
  ///   - keyPath: Where the value is.
  ///   - transform: Changes the value.
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

  /// Provides an object, or hides the one that a view around provides.
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
