public import Foundation
import RostrumFoundation

/// Notifications about the app, which are posted to `NotificationCenter.default` as the scene's phase
/// changes: when the tab comes to the front, and when it goes.
///
/// `publisher(for:)`, `notifications(named:)` and `onReceive` deliver those of the session in which
/// they were asked for. An observer that is added to the centre itself is called for all sessions.
extension UIApplication {
  /// The app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name
    .launchDidBecomeActive
  /// The app has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name
    .launchDidEnterBackground
  /// The app is about to leave the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name
    .launchWillEnterForeground
  /// The app is no longer active.
  public nonisolated static let willResignActiveNotification = Notification.Name
    .launchWillResignActive
}
