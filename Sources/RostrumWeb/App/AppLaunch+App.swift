import RostrumViews

extension AppLaunch {
  /// Launches an app by its type.
  init<A: App>(_ app: A.Type) {
    self.init(name: Self.name(of: app)) { setNeedsUpdate in
      ViewGraph(app: A(), environment: .ofFirstPaint, setNeedsUpdate: setNeedsUpdate)
    }
  }

  /// The name of an app: that of its type without "App" at the end.
  static func name<A: App>(of app: A.Type) -> String {
    let name = String(describing: app)
    return name.hasSuffix("App") && name != "App" ? String(name.dropLast(3)) : name
  }
}

extension EnvironmentValues {
  /// What is taken for granted of a browser until it says what it is like.
  fileprivate static var ofFirstPaint: EnvironmentValues {
    var values = EnvironmentValues()
    values.scenePhase = .active
    values.colorScheme = .light
    values.horizontalSizeClass = .regular
    return values
  }
}
