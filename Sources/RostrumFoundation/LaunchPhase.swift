package import Foundation

/// The phase of an app's life cycle, in terms of UIKit's notifications.
package enum LaunchPhase: Comparable {
  case background, inactive, active

  /// Changes the phase, and posts the notifications of the change as UIKit does: those that announce
  /// it before the change, and the others after it.
  ///
  /// - Parameters:
  ///   - old: The previous phase.
  ///   - new: The new phase.
  ///   - change: Changes the phase.
  package static func change(from old: LaunchPhase, to new: LaunchPhase, _ change: () -> Void) {
    if old == .active, new < old { LaunchNotification.post(.launchWillResignActive) }
    if old == .background, new > old { LaunchNotification.post(.launchWillEnterForeground) }
    change()
    if new == .active, new > old { LaunchNotification.post(.launchDidBecomeActive) }
    if new == .background, new < old { LaunchNotification.post(.launchDidEnterBackground) }
  }
}

extension Notification.Name {
  package static let launchDidBecomeActive = Self("UIApplicationDidBecomeActiveNotification")
  package static let launchDidEnterBackground = Self("UIApplicationDidEnterBackgroundNotification")
  package static let launchWillEnterForeground = Self(
    "UIApplicationWillEnterForegroundNotification")
  package static let launchWillResignActive = Self("UIApplicationWillResignActiveNotification")
}
