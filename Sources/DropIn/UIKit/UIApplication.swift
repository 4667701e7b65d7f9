import RostrumDependencies
import RostrumViews

/// The app, as far as a browser can do what UIKit's app does.
///
/// Each session of a server has an app of its own.
@MainActor
public final class UIApplication: Sendable {
  /// How much the user has to do with the app.
  public enum State: Int, Sendable {
    /// The app is in front of the user.
    case active
    /// The app can be seen but is not used.
    case inactive
    /// The app can't be seen.
    case background
  }

  /// What to heed when a URL is opened; a browser ignores it.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Opens only what another app has claimed; ignored in a browser.
    public static let universalLinksOnly = Self(rawValue: "UniversalLinksOnly")
  }

  /// The app of the current session.
  public static var shared: UIApplication {
    DependencyValues.current[ApplicationKey.self]
  }

  fileprivate nonisolated init() {}

  /// How much the user has to do with the app.
  public var applicationState: State {
    switch GraphReference.current?.graph?.hostEnvironment?.scenePhase {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    case nil: .background
    }
  }
}

/// Keeps the app of a session with the session's other dependencies.
private enum ApplicationKey: DependencyKey {
  static var liveValue: UIApplication { UIApplication() }
  static var testValue: UIApplication { UIApplication() }
}
