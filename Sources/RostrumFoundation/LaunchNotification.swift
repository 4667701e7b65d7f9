import Foundation
import RostrumDependencies

/// Notifications that concern one launch of an app, in a centre that all launches of the process
/// share.
///
/// `NotificationCenter.default` belongs to the process, and a server runs many sessions in it. A
/// notification such as "the app did become active" carries the container of its launch; the
/// publishers and sequences of a centre leave out those of other launches.
package enum LaunchNotification {
  private static let key = "org.rostrum.launch"

  /// Posts a notification of the current launch.
  ///
  /// - Parameter name: The name.
  package static func post(_ name: Notification.Name) {
    let launch = DependencyValues.current.container
    NotificationCenter.default.post(name: name, object: nil, userInfo: [key: launch])
  }

  /// Tells whether a notification concerns a launch: it belongs to the launch, or to none.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - launch: The container of the launch.
  /// - Returns: Whether it is to be delivered there.
  package static func isDelivered(
    _ notification: Notification, to launch: DependencyContainer
  ) -> Bool {
    guard let owner = notification.userInfo?[key] as? DependencyContainer else { return true }
    return owner === launch
  }
}
