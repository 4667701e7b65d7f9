import RostrumCore
import RostrumDependencies
import RostrumScenes
import RostrumShared

extension AppLaunch {
  /// Creates a factory for an app.
  package init<A: App>(_ app: A.Type) {
    self.init(named: Self.name(of: app)) { A() }
  }

  /// Creates a factory for an app with a name.
  ///
  /// - Parameters:
  ///   - name: The name, which is the page's title if the scene has none.
  ///   - makeApp: Creates the app, once for each session.
  init<A: App>(named name: String, _ makeApp: @escaping @MainActor @Sendable () -> A) {
    self.init(name: name) { prepare, setNeedsUpdate in
      var environment = EnvironmentValues.session
      prepare(&environment)
      return ViewGraph(app: makeApp(), environment: environment, setNeedsUpdate: setNeedsUpdate)
    }
  }

  /// Returns the name of an app: the name of its type without the suffix "App".
  package static func name<A: App>(of app: A.Type) -> String {
    let name = String(describing: app)
    return name.hasSuffix("App") && name != "App" ? String(name.dropLast(3)) : name
  }
}

extension EnvironmentValues {
  /// The environment of a launch: values from its dependencies, and defaults for values that the
  /// browser reports later.
  fileprivate static var session: Self {
    var environment = EnvironmentValues()
    let dependencies = DependencyValues.current
    environment.calendar = dependencies.calendar
    environment.locale = dependencies.locale
    environment.layoutDirection = LayoutDirection(for: dependencies.locale)
    environment.timeZone = dependencies.timeZone
    environment.scenePhase = .active
    environment.isSession = true
    environment.restoration = dependencies.restoration
    environment.createsRowsOnDemand = true
    environment.colorScheme = .light
    environment.horizontalSizeClass = .regular
    environment.startsTasks = EffectPermission.isGranted
    return environment
  }
}
