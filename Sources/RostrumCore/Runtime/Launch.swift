import RostrumDependencies

/// One launch of an app, such as a browser tab's session or a test host; a process has many.
///
/// A `static` property belongs to the process. A ``Store`` in one is an exception: it stands for a
/// different store in each launch, see ``Store/init(initialState:reducer:withDependencies:)``.
package final class Launch: Sendable {
  /// The number of the launch whose code is running on the main actor.
  ///
  /// Before the first launch, it is the number of stores that belong to no launch. Afterwards, code
  /// that runs outside ``callAsFunction(_:)``, such as a view's task, sees a number that no store
  /// has, and the task's dependencies identify the launch.
  @exclusivity(unchecked) @MainActor static private(set) var current: UInt = ofNone

  package static let ofNone: UInt = 0
  private static let ofTasks = UInt.max

  private let container: DependencyContainer

  /// Begins a launch.
  ///
  /// - Parameter container: The launch's dependency container.
  package init(_ container: DependencyContainer) {
    self.container = container
    container.beginLaunch()
  }

  deinit { container.endLaunch() }

  /// Runs code of the app in this launch, whose container must be that of the current dependencies.
  ///
  /// - Parameter operation: The code to run.
  /// - Returns: The result of `operation`.
  /// - Throws: The error that `operation` throws.
  @MainActor
  package func callAsFunction<Result>(
    _ operation: @MainActor () throws -> Result
  ) rethrows -> Result {
    let outer = Self.current == Self.ofNone ? Self.ofTasks : Self.current
    Self.current = container.number
    defer { Self.current = outer }
    return try operation()
  }
}

extension DependencyContainer {
  /// The number that identifies the launch in which a store is made.
  var launchNumber: UInt { isLaunched ? number : Launch.ofNone }
}
