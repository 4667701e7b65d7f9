import RostrumDependencies

extension TestStore {
  /// Runs an operation with other dependencies of the feature.
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - operation: The work.
  /// - Returns: What the operation gives back.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
  ) rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try update(&dependencies)
    return try operation()
  }

  /// Runs an asynchronous operation with other dependencies of the feature.
  ///
  /// - Parameters:
  ///   - update: Changes the dependencies.
  ///   - operation: The work.
  /// - Returns: What the operation gives back.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void, operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try update(&dependencies)
    return try await operation()
  }

  /// Runs an operation with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the test must say meanwhile.
  ///   - operation: The work.
  /// - Returns: What the operation gives back.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs an asynchronous operation with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the test must say meanwhile.
  ///   - operation: The work.
  /// - Returns: What the operation gives back.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
