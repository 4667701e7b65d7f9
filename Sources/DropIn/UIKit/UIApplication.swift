import RostrumDependencies
import RostrumViews

/// The app, with those features of UIKit's app that a browser supports.
///
/// Each session of a server has its own instance.
@MainActor
public final class UIApplication: Sendable {
  /// The activity state of the app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active
    /// The app is in the foreground but doesn't receive events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// Options for opening a URL, which browsers ignore.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Opens universal links only.
    ///
    /// Ignored by browsers.
    public static let universalLinksOnly = Self(rawValue: "UniversalLinksOnly")
  }

  /// The app of the current session.
  public static var shared: UIApplication {
    DependencyValues.current[ApplicationKey.self]
  }

  fileprivate nonisolated init() {}

  /// The activity state of the app.
  public var applicationState: State {
    switch GraphReference.current?.graph?.hostEnvironment?.scenePhase {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    case nil: .background
    }
  }
}

/// The app of a session, stored among the session's dependencies.
private enum ApplicationKey: DependencyKey {
  static var liveValue: UIApplication { UIApplication() }
  static var testValue: UIApplication { UIApplication() }
}
