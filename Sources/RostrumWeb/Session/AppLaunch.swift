import RostrumViews

/// A factory that launches an app, once for each session.
struct AppLaunch: Sendable {
  /// The app's name, which is the page's title if the scene has none.
  let name: String
  /// Creates an app, which calls the parameter when it needs an update.
  let run:
    @MainActor @Sendable (_ setNeedsUpdate: @escaping @MainActor () -> Void) -> any RunningApp
}
