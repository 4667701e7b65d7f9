import RostrumHTML
import RostrumText
public import RostrumScenes

extension WebServer {
  /// Creates a server that doesn't serve yet.
  ///
  /// - Parameters:
  ///   - app: The app to serve, which is created for each session.
  ///   - configuration: The address of the server, and the location of users' data.
  public convenience init<A: App>(_ app: A.Type, configuration: Configuration) {
    self.init(AppLaunch(app), configuration: configuration)
  }

  /// Renders the first screen of a new user as text.
  ///
  /// The app is launched for this, without starting its effects and tasks, and ended again.
  ///
  /// - Returns: The lines of a `SceneOutline`.
  /// - Complexity: O(*n*) in the elements of the screen.
  public func firstScreen() -> String {
    store.look(for: UserID()) { app, _ in SceneOutline(of: app.root.snapshot).description }
  }

  /// The values that the first screen of a new user declares and that end with the process.
  ///
  /// The app is launched for this, without starting its effects and tasks, and ended again.
  ///
  /// - Returns: A sentence for each declaration.
  /// - Complexity: O(*n*) in the elements of the screen.
  public func unkeptValues() -> [String] {
    store.unkeptValues(of: UserID())
  }
}
