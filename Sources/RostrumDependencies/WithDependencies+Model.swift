import RostrumRuntime

/// Runs an operation with the dependencies of a model, such as the making of its child.
///
/// ```swift
/// func editTapped() {
///   editor = withDependencies(from: self) { EditorModel(standup: standup) }
/// }
/// ```
///
/// The model has them from where it was made: any ``Dependency`` among its stored properties
/// remembers them. What is set around the call wins.
///
/// - Parameters:
///   - model: The model, which has at least one dependency.
///   - operation: The work.
///   - fileID: Where the model is asked; issues name it.
///   - filePath: Where the model is asked.
///   - line: Where the model is asked.
///   - column: Where the model is asked.
/// - Returns: What the operation gives back.
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
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Runs an operation with the dependencies of a model and some others.
///
/// - Parameters:
///   - model: The model, which has at least one dependency.
///   - update: Changes the model's dependencies for the operation.
///   - operation: The work.
///   - fileID: Where the model is asked; issues name it.
///   - filePath: Where the model is asked.
///   - line: Where the model is asked.
///   - column: Where the model is asked.
/// - Returns: What the operation gives back.
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

/// Runs an asynchronous operation with the dependencies of a model, on the actor that asks.
///
/// - Parameters:
///   - model: The model, which has at least one dependency.
///   - isolation: The actor that asks.
///   - operation: The work.
///   - fileID: Where the model is asked; issues name it.
///   - filePath: Where the model is asked.
///   - line: Where the model is asked.
///   - column: Where the model is asked.
/// - Returns: What the operation gives back.
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
    values, operation: operation, isolation: isolation)
}

/// Runs an asynchronous operation with the dependencies of a model and some others, on the actor
/// that asks.
///
/// - Parameters:
///   - model: The model, which has at least one dependency.
///   - isolation: The actor that asks.
///   - update: Changes the model's dependencies for the operation.
///   - operation: The work.
///   - fileID: Where the model is asked; issues name it.
///   - filePath: Where the model is asked.
///   - line: Where the model is asked.
///   - column: Where the model is asked.
/// - Returns: What the operation gives back.
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
    values, operation: operation, isolation: isolation)
}

private func dependencies(of model: Any, at location: CallSite) -> DependencyValues {
  guard let captured = capturedDependencies(of: Mirror(reflecting: model)) else {
    location.report(
      """
      '\(type(of: model))' was asked for its dependencies, but has none.

      • Declare one in it: 'withDependencies(from:)' takes over what a '@Dependency' among the \
      stored properties of the model remembers.
      • Use 'withDependencies { … } operation: { … }' if there is nothing to take over.
      """)
    return .current
  }
  return captured.inherited(by: .current)
}

/// NB: `Mirror` is slow, and this runs when a model makes another, not when views update.
private func capturedDependencies(of mirror: Mirror) -> DependencyValues? {
  for child in mirror.children {
    if let dependency = child.value as? any DependencyCapture { return dependency.captured }
  }
  return mirror.superclassMirror.flatMap(capturedDependencies)
}
