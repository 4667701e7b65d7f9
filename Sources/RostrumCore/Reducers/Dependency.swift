import RostrumDependencies

extension Reducer {
  /// Overrides a dependency for a feature and everything nested in it.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.userDefaults, .mock)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the dependency.
  ///   - value: The value to use.
  /// - Returns: The feature with the dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some Reducer<State, Action> {
    DependencyReducer(base: BuiltReducer(self)) { $0.set(keyPath, to: value) }
  }

  /// Overrides a dependency that is its own key, for a feature and everything nested in it.
  ///
  /// - Parameter value: The value to use.
  /// - Returns: The feature with the dependency.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Reducer<State, Action> where Value.Value == Value {
    DependencyReducer(base: BuiltReducer(self)) { $0[Value.self] = value }
  }

  /// Transforms a dependency for a feature and everything nested in it.
  ///
  /// ```swift
  /// Speaker()
  ///   .transformDependency(\.word) { $0 += "!" }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the dependency.
  ///   - transform: Mutates the value that the feature would otherwise see.
  /// - Returns: The feature with the transformed dependency.
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
