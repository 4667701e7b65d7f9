import Foundation

extension DependencyValues {
  /// Where parts of an app tell each other what happened.
  ///
  /// A program that is launched once uses the centre of the process. A launch with a
  /// ``DependencyContainer`` of its own has a centre of its own, and so has each test: sessions of
  /// a server never hear each other.
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
