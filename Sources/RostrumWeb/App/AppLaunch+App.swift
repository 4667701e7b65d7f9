import RostrumDependencies
import RostrumViews

extension AppLaunch {
  /// Launches an app by its type.
  init<A: App>(_ app: A.Type) {
    self.init(name: Self.name(of: app)) { setNeedsUpdate in
      ViewGraph(app: A(), environment: .session, setNeedsUpdate: setNeedsUpdate)
    }
  }

  /// The name of an app: that of its type without "App" at the end.
  static func name<A: App>(of app: A.Type) -> String {
    let name = String(describing: app)
    return name.hasSuffix("App") && name != "App" ? String(name.dropLast(3)) : name
  }
}

extension EnvironmentValues {
  /// The environment of a launch: what its dependencies say of its reader, and what is taken for
  /// granted of a browser until it says what it is like.
  fileprivate static var session: Self {
    var environment = EnvironmentValues()
    let dependencies = DependencyValues.current
    environment.calendar = dependencies.calendar
    environment.locale = dependencies.locale
    environment.timeZone = dependencies.timeZone
    environment.scenePhase = .active
    environment.isSession = true
    environment.colorScheme = .light
    environment.horizontalSizeClass = .regular
    environment.startsTasks = EffectPermission.isGranted
    return environment
  }
}
