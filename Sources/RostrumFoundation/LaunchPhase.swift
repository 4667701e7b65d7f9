package import Foundation

/// The phase of an app's life cycle, in terms of UIKit's notifications.
package enum LaunchPhase: Comparable {
  case background, inactive, active

  /// Posts the notifications for a phase change, in the order in which UIKit posts them.
  ///
  /// - Parameters:
  ///   - old: The previous phase.
  ///   - new: The current phase.
  package static func postChange(from old: LaunchPhase, to new: LaunchPhase) {
    for name in names(from: old, to: new) { LaunchNotification.post(name) }
  }

  private static func names(from old: LaunchPhase, to new: LaunchPhase) -> [Notification.Name] {
    var names: [Notification.Name] = []
    if old == .background, new > old { names.append(.launchWillEnterForeground) }
    if new == .active, new > old { names.append(.launchDidBecomeActive) }
    if old == .active, new < old { names.append(.launchWillResignActive) }
    if new == .background, new < old { names.append(.launchDidEnterBackground) }
    return names
  }
}

extension Notification.Name {
  package static let launchDidBecomeActive = Self("UIApplicationDidBecomeActiveNotification")
  package static let launchDidEnterBackground = Self("UIApplicationDidEnterBackgroundNotification")
  package static let launchWillEnterForeground = Self(
    "UIApplicationWillEnterForegroundNotification")
  package static let launchWillResignActive = Self("UIApplicationWillResignActiveNotification")
}
