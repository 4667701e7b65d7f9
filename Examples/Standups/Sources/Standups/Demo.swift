import Foundation
import Rostrum
import StandupsFeature

/// What the environment asks of a demonstration; see the README.
enum Demo {
  /// The list, or with `STANDUPS_LAUNCH=edit` a form in the middle of the app.
  static var launchState: AppFeature.State {
    ProcessInfo.processInfo.environment["STANDUPS_LAUNCH"] == "edit"
      ? .editing(.mock, attendee: 3) : AppFeature.State()
  }

  /// A clock that runs as many times faster as `STANDUPS_CLOCK_SPEED` says.
  static var clock: (any Clock<Duration>)? {
    guard
      let value = ProcessInfo.processInfo.environment["STANDUPS_CLOCK_SPEED"],
      let speed = Double(value), speed > 0
    else { return nil }
    return FastClock(speed: speed)
  }
}
