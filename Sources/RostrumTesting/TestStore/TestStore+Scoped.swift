import RostrumDependencies

extension TestStore {
  /// Runs an operation with modified dependencies of the feature.
  ///
  /// - Parameters:
  ///   - update: Modifies the dependencies.
  ///   - operation: The operation to run.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
  ) rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try update(&dependencies)
    return try operation()
  }

  /// Runs an asynchronous operation with modified dependencies of the feature.
  ///
  /// - Parameters:
  ///   - update: Modifies the dependencies.
  ///   - operation: The operation to run.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void, operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try update(&dependencies)
    return try await operation()
  }

  /// Runs an operation with a different exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity during the operation.
  ///   - operation: The operation to run.
  /// - Returns: The result of the operation.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs an asynchronous operation with a different exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: The exhaustivity during the operation.
  ///   - operation: The operation to run.
  /// - Returns: The result of the operation.
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
