import Foundation
import RostrumDependencies

/// Notifications about one launch of an app, in a center that all launches of the process share.
///
/// `NotificationCenter.default` belongs to the process, and a server runs many sessions in it. A
/// notification such as `didBecomeActive` carries the container of its launch, and the publishers
/// and sequences of a center skip those of other launches.
package enum LaunchNotification {
  private static let key = "org.rostrum.launch"

  /// Posts a notification about the current launch.
  ///
  /// - Parameter name: The name of the notification.
  package static func post(_ name: Notification.Name) {
    let launch = DependencyValues.current.container
    NotificationCenter.default.post(name: name, object: nil, userInfo: [key: launch])
  }

  /// Whether to deliver a notification to a launch: it belongs to that launch, or to none.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - launch: The container of the launch.
  /// - Returns: Whether to deliver it.
  package static func isDelivered(
    _ notification: Notification, to launch: DependencyContainer
  ) -> Bool {
    guard let owner = notification.userInfo?[key] as? DependencyContainer else { return true }
    return owner === launch
  }
}
