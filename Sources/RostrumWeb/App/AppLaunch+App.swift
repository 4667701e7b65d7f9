import RostrumCore
import RostrumDependencies
import RostrumScenes
import RostrumShared

extension AppLaunch {
  /// Creates a factory for an app.
  package init<A: App>(_ app: A.Type) {
    self.init(name: Self.name(of: app)) { prepare, setNeedsUpdate in
      var environment = EnvironmentValues.session
      prepare(&environment)
      return ViewGraph(app: A(), environment: environment, setNeedsUpdate: setNeedsUpdate)
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
