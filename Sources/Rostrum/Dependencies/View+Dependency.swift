import RostrumDependencies
import RostrumViews

extension EnvironmentValues {
  /// The dependencies that views around have set with ``View/dependency(_:_:)``.
  public var dependencies: DependencyValues {
    get { self[DependenciesKey.self] }
    set { self[DependenciesKey.self] = newValue }
  }
}

private enum DependenciesKey: EnvironmentKey {
  static var defaultValue: DependencyValues { DependencyValues() }
}

extension View {
  /// Sets a dependency for the view and everything within.
  ///
  /// ```swift
  /// FactView()
  ///   .dependency(\.numberFact, NumberFactClient(fetch: { "\($0) is a number." }))
  /// ```
  ///
  /// Views read it with ``Dependency``. A store has dependencies of its own, which are those of where it
  /// was made.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: Its value.
  /// - Returns: The view with the dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(\.dependencies) { $0[keyPath: keyPath] = value }
  }

  /// Sets a dependency that is its own key for the view and everything within.
  ///
  /// - Parameter value: Its value.
  /// - Returns: The view with the dependency.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> some View
  where Value.Value == Value {
    transformEnvironment(\.dependencies) { $0[Value.self] = value }
  }
}

extension Dependency: NodeProperty {
  /// Takes over what the views around have set.
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    inherit(node.environment.dependencies)
  }
}
