import Foundation

/// The contents of a file that the disk rejected, and the schedule of retries.
///
/// It decides what to do, and ``FileDocument`` does it.
struct UnsavedContents {
  /// Contents that the disk rejected.
  struct Refused {
    /// The contents to save.
    var data: Data
    /// The error of the last attempt.
    var error: SharedFileError
    /// The number of retries so far.
    var retries = 0
    /// The timer of the next retry, or `nil` if none is running.
    fileprivate var timer: Int?
  }

  /// A timer to be started.
  struct Timer {
    let id: Int
    let delay: Duration
  }

  /// The rejected contents, or `nil` if the file is saved.
  private(set) var refused: Refused?
  private var lastTimer = 0

  /// Records that the disk rejected the contents.
  ///
  /// - Parameters:
  ///   - data: The rejected contents.
  ///   - error: The error.
  /// - Returns: Whether the error is new, and the timer to start if none is running.
  mutating func refuse(_ data: Data, _ error: SharedFileError) -> (isNew: Bool, timer: Timer?) {
    var refused = self.refused ?? Refused(data: data, error: error)
    let isNew = self.refused?.error != error
    refused.data = data
    refused.error = error
    defer { self.refused = refused }
    guard refused.timer == nil else { return (isNew, nil) }
    lastTimer += 1
    refused.timer = lastTimer
    return (isNew, Timer(id: lastTimer, delay: Self.delay(after: refused.retries)))
  }

  /// Records that a timer fired.
  ///
  /// - Parameter timer: The timer that fired.
  /// - Returns: The contents to save now, or `nil` if the timer is out of date.
  mutating func fire(_ timer: Timer) -> Data? {
    guard refused?.timer == timer.id else { return nil }
    refused?.timer = nil
    refused?.retries += 1
    return refused?.data
  }

  /// Records that the file was saved.
  ///
  /// - Returns: The contents rejected before, or `nil` if there were none.
  mutating func save() -> Refused? {
    defer { refused = nil }
    return refused
  }

  /// The delay of the next retry: it doubles each time, from 1 second to 30.
  private static func delay(after retries: Int) -> Duration {
    .seconds(min(30, 1 << min(retries, 5)))
  }
}
