import RostrumRuntime

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
///   - location: The call site, which issues name.
/// - Returns: What the closure gives back.
@discardableResult
public func prepareDependencies<R>(
  _ update: (inout DependencyValues) throws -> R,
  at location: CallSite = #callSite
) rethrows -> R {
  let container = DependencyValues.current.container
  var values = DependencyValues()
  values.container = container
  values.isBeingUpdated = true
  let result = try update(&values)
  if container.prepare(values.overrides) {
    location.report(
      """
      A dependency was prepared that had already been read or prepared.

      Whoever read it before keeps what it got. Prepare each dependency once, at the very start of \
      the program; to change it later, use 'withDependencies'.
      """)
  }
  return result
}
