import RostrumRuntime

/// Runs an operation with the dependencies of a model, for example to create a child model.
///
/// ```swift
/// func editTapped() {
///   editor = withDependencies(from: self) { EditorModel(standup: standup) }
/// }
/// ```
///
/// The dependencies are those that a ``Dependency`` among the model's stored properties has
/// captured, or else those of the `withDependencies` whose operation returned the model. Overrides
/// that are current around the call take precedence.
///
/// - Parameters:
///   - model: The model, which must have at least one dependency.
///   - operation: The operation to run.
///   - fileID: The file ID of the call site.
///   - filePath: The file path of the call site.
///   - line: The line of the call site.
///   - column: The column of the call site.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let values = dependencies(
    of: model, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  return try DependencyValues.$current.withValue(values) {
    DependencyObjects.record(try operation())
  }
}

/// Runs an operation with the dependencies of a model and additional overrides.
///
/// - Parameters:
///   - model: The model, which must have at least one dependency.
///   - update: Modifies the dependencies of the model for the operation.
///   - operation: The operation to run.
///   - fileID: The file ID of the call site.
///   - filePath: The file path of the call site.
///   - line: The line of the call site.
///   - column: The column of the call site.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model,
    operation: { try withDependencies(update, operation: operation) },
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Runs an asynchronous operation with the dependencies of a model.
///
/// - Parameters:
///   - model: The model, which must have at least one dependency.
///   - isolation: The actor isolation of the caller.
///   - operation: The operation to run.
///   - fileID: The file ID of the call site.
///   - filePath: The file path of the call site.
///   - line: The line of the call site.
///   - column: The column of the call site.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let values = dependencies(
    of: model, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  return try await DependencyValues.$current.withValue(
    values, operation: { DependencyObjects.record(try await operation()) }, isolation: isolation)
}

/// Runs an asynchronous operation with the dependencies of a model and additional overrides.
///
/// - Parameters:
///   - model: The model, which must have at least one dependency.
///   - isolation: The actor isolation of the caller.
///   - update: Modifies the dependencies of the model for the operation.
///   - operation: The operation to run.
///   - fileID: The file ID of the call site.
///   - filePath: The file path of the call site.
///   - line: The line of the call site.
///   - column: The column of the call site.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Model, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  var values = dependencies(
    of: model, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  values.isBeingUpdated = true
  try await update(&values)
  values.isBeingUpdated = false
  return try await DependencyValues.$current.withValue(
    values, operation: { DependencyObjects.record(try await operation()) }, isolation: isolation)
}

private func dependencies(of model: Any, at location: CallSite) -> DependencyValues {
  guard
    let captured = capturedDependencies(of: Mirror(reflecting: model))
      ?? recordedDependencies(of: model)
  else {
    location.report(
      """
      'withDependencies(from:)' was called with a '\(type(of: model))', which has no dependencies.

      • Add a '@Dependency' to the stored properties of the model: 'withDependencies(from:)' uses \
      the dependencies that it has captured.
      • If the model is a class, return it from the operation of 'withDependencies'.
      • If there are no dependencies to propagate, use 'withDependencies { … } operation: { … }'.
      """)
    return .current
  }
  return captured.inherited(by: .current)
}

/// The dependencies with which an object was made.
private func recordedDependencies(of model: Any) -> DependencyValues? {
  guard type(of: model) is AnyClass else { return nil }
  return DependencyObjects.shared.values(of: model as AnyObject)?.flattened
}

/// NB: `Mirror` is slow, but this function is called only when a model creates another model.
private func capturedDependencies(of mirror: Mirror) -> DependencyValues? {
  for child in mirror.children {
    if let dependency = child.value as? any DependencyCapture { return dependency.captured }
  }
  return mirror.superclassMirror.flatMap(capturedDependencies)
}
