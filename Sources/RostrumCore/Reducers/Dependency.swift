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
    DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Gives a feature, and everything inside of it, another dependency that is its own key.
  ///
  /// - Parameter value: The dependency.
  /// - Returns: The feature.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> some Reducer<State, Action> where Value.Value == Value {
    DependencyReducer(base: self) { $0[Value.self] = value }
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
    DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

private struct DependencyReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies {
      update(&$0)
    } operation: {
      base.reduce(into: &state, action: action)
    }
  }
}
