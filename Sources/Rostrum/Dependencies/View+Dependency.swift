import RostrumDependencies
import RostrumViews

extension EnvironmentValues {
  /// The dependencies that enclosing views override with ``View/dependency(_:_:)``.
  public var dependencies: DependencyValues {
    get { self[DependenciesKey.self] }
    set { self[DependenciesKey.self] = newValue }
  }
}

private enum DependenciesKey: EnvironmentKey {
  static var defaultValue: DependencyValues { DependencyValues(container: nil) }
}

extension View {
  /// Overrides a dependency for the view and its descendants.
  ///
  /// ```swift
  /// FactView()
  ///   .dependency(\.numberFact, NumberFactClient(fetch: { "\($0) is a number." }))
  /// ```
  ///
  /// Views read it with ``Dependency``. It doesn't affect stores, which keep the dependencies that
  /// were current when they were created.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the dependency.
  ///   - value: The value to use.
  /// - Returns: The view with the dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(\.dependencies) { $0.set(keyPath, to: value) }
  }

  /// Overrides a dependency that is its own key, for the view and its descendants.
  ///
  /// - Parameter value: The value to use.
  /// - Returns: The view with the dependency.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> some View
  where Value.Value == Value {
    transformEnvironment(\.dependencies) { $0[Value.self] = value }
  }
}

extension Dependency: NodeProperty {
  /// Inherits the overrides of enclosing views.
  package mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    inherit(node.environment.dependencies)
  }
}
