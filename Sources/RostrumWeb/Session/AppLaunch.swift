import RostrumViews

/// How an app is launched: once for each session.
struct AppLaunch: Sendable {
  /// The app's name, for the page's title where the scene has none.
  let name: String
  /// Makes a new app, which calls the parameter when it needs an update.
  let run:
    @MainActor @Sendable (_ setNeedsUpdate: @escaping @MainActor () -> Void) -> any RunningApp
}
