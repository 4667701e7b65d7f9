import RostrumDependencies

extension Reducer {
  /// Gives a feature, and everything inside of it, another dependency.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.userDefaults, .mock)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: Its value.
  /// - Returns: The feature.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: BuiltReducer(self)) { $0[keyPath: keyPath] = value }
  }

  /// Gives a feature, and everything inside of it, another dependency that is its own key.
  ///
  /// - Parameter value: The dependency.
  /// - Returns: The feature.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Reducer<State, Action> where Value.Value == Value {
    DependencyReducer(base: BuiltReducer(self)) { $0[Value.self] = value }
  }

  /// Changes a dependency for a feature and everything inside of it.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - transform: Changes the value that the feature would see otherwise.
  /// - Returns: The feature.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: BuiltReducer(self)) { transform(&$0[keyPath: keyPath]) }
  }
}

private struct DependencyReducer<State, Action>: Reducer {
  let base: BuiltReducer<State, Action>
  let update: (inout DependencyValues) -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    withDependencies {
      update(&$0)
    } operation: {
      base.work(&state, action)
    }
  }
}
