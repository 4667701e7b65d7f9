/// The phase of a scene.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The scene isn't in front of the user and may end at any time.
  case background
  /// The scene is visible but not in use.
  case inactive
  /// The scene is in front of the user.
  case active
}

extension EnvironmentValues {
  /// The phase of the scene; a host sets it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether views look as those of a scene that the user works with: while the scene is active.
  public var appearsActive: Bool { scenePhase == .active }
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}
