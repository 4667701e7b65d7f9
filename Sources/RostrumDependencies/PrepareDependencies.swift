import IssueReporting

/// Sets dependencies for the whole launch, where the program starts.
///
/// ```swift
/// init() {
///   prepareDependencies { $0.defaultDatabase = try! Database.open() }
/// }
/// ```
///
/// The values become the defaults of the current ``DependencyValues/container``. That has to happen
/// before anybody reads them: a value that was read or prepared before is replaced for later readers
/// and reported as an issue.
///
/// - Parameters:
///   - update: Sets the dependencies.
///   - fileID: Where they are set; issues name it.
///   - filePath: Where they are set.
///   - line: Where they are set.
///   - column: Where they are set.
/// - Returns: What the closure gives back.
@discardableResult
public func prepareDependencies<R>(
  _ update: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let container = DependencyValues.current.container
  var values = DependencyValues()
  values.container = container
  values.isBeingUpdated = true
  let result = try update(&values)
  if container.prepare(values.overrides) {
    reportIssue(
      """
      A dependency was prepared that had already been read or prepared.

      Whoever read it before keeps what it got. Prepare each dependency once, at the very start of \
      the program; to change it later, use 'withDependencies'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
  return result
}
