import IssueReporting

extension DependencyValues {
  /// Overrides a dependency, or a part of one, such as `\.date.now`.
  ///
  /// NB: Writing through a key path reads the value that is replaced. The part of a dependency that a test
  /// is about to override reports that it isn't overridden, which is nobody's mistake.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the dependency or of its part.
  ///   - value: The value.
  package mutating func set<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, to value: Value
  ) {
    withIssueReporters([]) { self[keyPath: keyPath] = value }
  }
}
