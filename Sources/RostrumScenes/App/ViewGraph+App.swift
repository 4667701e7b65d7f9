extension ViewGraph {
  /// Makes a graph of the window of an app, and evaluates it.
  ///
  /// - Parameters:
  ///   - app: The app; a session of a host has a value of its own.
  ///   - environment: The environment of the window.
  ///   - setNeedsUpdate: Runs when the graph goes from clean to marked.
  public convenience init<Program: App>(
    app: Program, environment: EnvironmentValues = EnvironmentValues(),
    setNeedsUpdate: @escaping @MainActor () -> Void = {}
  ) {
    let title = app.body._title?.resolved(in: environment.textContext)
    self.init(
      AppView(app: app), scene: ElementState(.scene(title: title)), environment, setNeedsUpdate)
  }
}

/// Evaluates an app's scene as a view, so that what the scene reads marks the graph.
///
/// The app's dynamic properties count as the view's.
private struct AppView<Program: App>: View, PropertyForwarding {
  nonisolated static var propertyOwner: Any.Type { Program.self }

  let app: Program

  var body: Program.Body._Content { app.body._content }
}
