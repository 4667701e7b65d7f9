import Foundation

extension DependencyValues {
  /// The notification center of the launch.
  ///
  /// A program that is launched once uses the notification center of the process. A launch with its
  /// own ``DependencyContainer`` has its own notification center, and so does each test: sessions
  /// of a server don't receive each other's notifications.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter {
    DependencyValues.current.container.isOfProcess ? .default : NotificationCenter()
  }

  static var testValue: NotificationCenter { NotificationCenter() }
}
