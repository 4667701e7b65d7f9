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
}
