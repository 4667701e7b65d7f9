public import Foundation
public import RostrumScenes
import RostrumViews

extension View {
  /// Sets the suite of the user's settings for the settings of the view.
  ///
  /// ```swift
  /// PlayerView().defaultAppStorage(UserDefaults(suiteName: "group.player")!)
  /// ```
  ///
  /// It is used by each `@AppStorage` without a store of its own. The store only names the suite. What the
  /// program keeps in `UserDefaults` itself belongs to all users.
  ///
  /// - Parameter store: The suite; `.standard` for the settings that belong to none.
  /// - Returns: The view.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageSuite, store.suiteName)
  }
}

extension Scene {
  /// Sets the suite of the user's settings for the settings of the scene's views.
  ///
  /// - Parameter store: The suite; `.standard` for the settings that belong to none.
  /// - Returns: The scene.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.appStorageSuite, store.suiteName)
  }
}

extension EnvironmentValues {
  /// The name of the suite of settings without a store of their own; `nil` for no suite.
  var appStorageSuite: String? {
    get { self[AppStorageSuiteKey.self] }
    set { self[AppStorageSuiteKey.self] = newValue }
  }
}

private struct AppStorageSuiteKey: EnvironmentKey {
  static let defaultValue: String? = nil
}
