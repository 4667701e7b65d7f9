/// Whether a scene shows its window when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  /// The order among scenes: the least is shown.
  let rank: Int

  /// The first scene that isn't for settings is shown.
  public static let automatic = SceneLaunchBehavior(rank: 1)
  /// The scene is shown, before all others.
  public static let presented = SceneLaunchBehavior(rank: 0)
  /// The scene is shown only if there is no other.
  public static let suppressed = SceneLaunchBehavior(rank: 2)
}

extension Scene {
  /// Sets whether the scene shows its window when the app starts.
  ///
  /// ```swift
  /// WindowGroup { Library() }
  /// Window("Welcome", id: "welcome") { Welcome() }
  ///   .defaultLaunchBehavior(.presented)
  /// ```
  ///
  /// A page shows one window. The window at the root of the app's addresses is that of the first scene that
  /// is `presented`, or else of the first one that isn't `suppressed`.
  ///
  /// - Parameter behavior: Whether the window is shown.
  /// - Returns: The scene.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    environment(\.sceneLaunchBehavior, behavior)
  }
}

extension EnvironmentValues {
  /// Whether the scene shows its window when the app starts.
  var sceneLaunchBehavior: SceneLaunchBehavior {
    get { self[SceneLaunchBehaviorKey.self] }
    set { self[SceneLaunchBehaviorKey.self] = newValue }
  }
}

private struct SceneLaunchBehaviorKey: EnvironmentKey {
  static let defaultValue = SceneLaunchBehavior.automatic
}
