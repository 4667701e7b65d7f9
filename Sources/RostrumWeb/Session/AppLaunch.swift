import RostrumViews

/// A factory that launches an app, once for each session.
package struct AppLaunch: Sendable {
  /// The app's name, which is the page's title if the scene has none.
  package let name: String
  private let make: Make

  /// Creates an app in an environment, in which it is shown for the first time.
  ///
  /// - Parameters:
  ///   - prepare: Sets the values of the environment that the host knows already.
  ///   - setNeedsUpdate: Called when the app needs an update.
  package typealias Make =
    @MainActor @Sendable (
      _ prepare: (inout EnvironmentValues) -> Void,
      _ setNeedsUpdate: @escaping @MainActor () -> Void
    ) -> any RunningApp

  /// Creates a factory.
  package init(name: String, _ make: @escaping Make) {
    self.name = name
    self.make = make
  }

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - setNeedsUpdate: Called when the app needs an update.
  ///   - prepare: Sets the values of the environment that the host knows already.
  /// - Returns: The app, after its first update.
  @MainActor
  package func run(
    setNeedsUpdate: @escaping @MainActor () -> Void = {},
    in prepare: (inout EnvironmentValues) -> Void = { _ in }
  ) -> any RunningApp {
    make(prepare, setNeedsUpdate)
  }
}
