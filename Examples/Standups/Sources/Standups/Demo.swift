import Foundation
import Rostrum
import StandupsFeature

/// The environment variables for a demonstration; see the README.
enum Demo {
  /// The list or, with `STANDUPS_LAUNCH=edit`, a form deep inside the app.
  static var launchState: AppFeature.State {
    environment["STANDUPS_LAUNCH"] == "edit"
      ? .editing(.mock, attendee: 3) : AppFeature.State()
  }

  /// A clock that runs faster by the factor `STANDUPS_CLOCK_SPEED`.
  static var clock: (any Clock<Duration>)? {
    guard let value = environment["STANDUPS_CLOCK_SPEED"], let speed = Double(value), speed > 0
    else { return nil }
    return FastClock(speed: speed)
  }

  /// The environment of the process, which is read once for all launches.
  private static let environment = ProcessInfo.processInfo.environment
}
