public import Observation

extension Scene {
  /// Sets an environment value of the scene's views.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  /// - Returns: The scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    _Scenes(_content: _content.environment(keyPath, value), _title: _title)
  }

  /// Provides an observable model to the scene's views.
  ///
  /// - Parameter object: The model; `nil` removes that of an enclosing scene.
  /// - Returns: The scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _Scenes(_content: _content.environment(object), _title: _title)
  }

  /// Changes an environment value of the scene's views.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: Changes the value.
  /// - Returns: The scene.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    _Scenes(
      _content: _content.transformEnvironment(keyPath, transform: transform), _title: _title)
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action runs at first as well.
  ///   - action: Receives the old and the new value.
  /// - Returns: The scene.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some Scene {
    _Scenes(_content: _content.onChange(of: value, initial: initial, action), _title: _title)
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action runs at first as well.
  ///   - action: The action.
  /// - Returns: The scene.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    _Scenes(_content: _content.onChange(of: value, initial: initial, action), _title: _title)
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: Receives the new value.
  /// - Returns: The scene.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some Scene {
    _Scenes(_content: _content.onChange(of: value, perform: action), _title: _title)
  }

  /// Sets whether what a system shows above the scene's windows stays visible.
  ///
  /// A system decides this as a preference. A page has no such overlays.
  ///
  /// - Parameter visibility: The preferred visibility.
  /// - Returns: The scene.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
}
