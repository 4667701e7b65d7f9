import RostrumDependencies

/// One launch of an app, such as the session of a browser tab or a test host; a process has many.
///
/// A `static` property is the process's, as Swift says. A ``Store`` in one is not: it gives each
/// launch a store of its own, see ``Store/init(initialState:reducer:withDependencies:)``.
package final class Launch: Sendable {
  /// The number of the launch whose code runs on the main actor now.
  ///
  /// Before the first launch it is that of stores which belong to no launch. Later, code that runs
  /// outside of ``callAsFunction(_:)``, such as a task of a view, has a number that no store has, and
  /// the dependencies of the task say which launch it belongs to.
  @exclusivity(unchecked) @MainActor static private(set) var current: UInt = ofNone

  package static let ofNone: UInt = 0
  private static let ofTasks = UInt.max

  private let container: DependencyContainer

  /// Begins a launch.
  ///
  /// - Parameter container: The world of the launch.
  package init(_ container: DependencyContainer) {
    self.container = container
    container.beginLaunch()
  }

  deinit { container.endLaunch() }

  /// Runs code of the app in this launch; its container must be that of the current dependencies.
  ///
  /// - Parameter operation: The code.
  /// - Returns: What the code gives back.
  /// - Throws: What the code throws.
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
  /// The number by which stores know the launch that they are made in.
  var launchNumber: UInt { isLaunched ? number : Launch.ofNone }
}
