import RostrumRuntime

/// Sets dependencies for the whole launch, at the start of the program.
///
/// ```swift
/// init() {
///   prepareDependencies { $0.defaultDatabase = try! Database.open() }
/// }
/// ```
///
/// The values become the default values of the current ``DependencyValues/container``. Call this
/// function before the dependencies are read: if a dependency has been read or prepared before, the
/// new value applies to later reads and an issue is reported.
///
/// - Parameters:
///   - update: A closure that sets the dependencies.
///   - location: The call site at which issues are reported.
/// - Returns: The result of the closure.
@discardableResult
public func prepareDependencies<R>(
  _ update: (inout DependencyValues) throws -> R,
  at location: CallSite = #callSite
) rethrows -> R {
  let container = DependencyValues.current.container
  var values = DependencyValues(container: nil)
  values.container = container
  values.isBeingUpdated = true
  let result = try update(&values)
  if container.prepare(values.overrides) {
    location.report(
      """
      A dependency was prepared that had already been read or prepared.

      Code that has read it keeps the old value. Prepare each dependency once, at the start of the \
      program; to change it later, use 'withDependencies'.
      """)
  }
  return result
}
