import RostrumText
public import RostrumViews

extension WebServer {
  /// Makes a server that does not serve yet.
  ///
  /// - Parameters:
  ///   - app: The app to serve. It is made anew for each session.
  ///   - configuration: Where to serve, and where to keep what users make.
  public convenience init<A: App>(_ app: A.Type, configuration: Configuration) {
    self.init(AppLaunch(app), configuration: configuration)
  }

  /// The first screen that a new user sees, as text.
  ///
  /// The app is launched and ended again. Its effects and tasks are not started, as for a page.
  ///
  /// - Returns: The lines of a `SceneOutline`.
  /// - Complexity: O(*n*) in the elements of the screen.
  public func firstScreen() -> String {
    store.look(for: UserID()) { SceneOutline(of: $0.root.snapshot).description }
  }
}
