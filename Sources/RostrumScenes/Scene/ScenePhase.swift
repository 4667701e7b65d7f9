/// How much a user has to do with a scene.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// It is not in front of the user; it may end at any time.
  case background
  /// It can be seen but is not used.
  case inactive
  /// It is in front of the user.
  case active
}

extension EnvironmentValues {
  /// How much the user has to do with the scene; a host sets it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}
