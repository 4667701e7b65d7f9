public import Foundation
import RostrumFoundation

/// Notifications about the app, posted to `NotificationCenter.default` when the scene phase changes
/// as the user brings the browser tab to the front or leaves it.
///
/// `publisher(for:)`, `notifications(named:)` and `onReceive` deliver only the notifications of the
/// session that requested them. An observer added to the center itself is called for all sessions.
extension UIApplication {
  /// Posted when the app becomes active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name
    .launchDidBecomeActive
  /// Posted when the app enters the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name
    .launchDidEnterBackground
  /// Posted when the app leaves the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name
    .launchWillEnterForeground
  /// Posted when the app becomes inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name
    .launchWillResignActive
}
