extension ViewGraph {
  /// Creates a graph for an app's window, and evaluates it.
  ///
  /// - Parameters:
  ///   - app: The app, a separate value for each session of a host.
  ///   - environment: The environment of the window.
  ///   - setNeedsUpdate: Called when a graph without pending changes is invalidated.
  public convenience init<Program: App>(
    app: Program, environment: EnvironmentValues = EnvironmentValues(),
    setNeedsUpdate: @escaping @MainActor () -> Void = {}
  ) {
    let title = app.body._title?.resolved(in: environment.textContext)
    self.init(
      AppView(app: app), scene: ElementState(.scene(title: title)), environment, setNeedsUpdate)
  }
}

/// Evaluates an app's scene as a view, so that a change of what the scene reads invalidates the
/// graph.
///
/// The app's dynamic properties count as the view's.
private struct AppView<Program: App>: View, PropertyForwarding {
  nonisolated static var propertyOwner: Any.Type { Program.self }

  let app: Program

  var body: Program.Body._Content { app.body._content }
}
