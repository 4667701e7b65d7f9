import Foundation

/// The contents of a file that a disk has refused, and when they are to be tried again.
///
/// It decides what to do; ``FileDocument`` does it.
struct UnsavedContents {
  /// What the disk has refused.
  struct Refused {
    /// What the file should hold.
    var data: Data
    /// Why it does not.
    var error: SharedFileError
    /// How many times it was tried again.
    var retries = 0
    /// The timer for the next attempt; `nil` while no attempt is due.
    fileprivate var timer: Int?
  }

  /// A timer to start.
  struct Timer {
    let id: Int
    let delay: Duration
  }

  /// What the disk has refused; `nil` if the file is saved.
  private(set) var refused: Refused?
  private var lastTimer = 0

  /// Notes that the disk has refused the file.
  ///
  /// - Parameters:
  ///   - data: What the file should hold.
  ///   - error: Why it does not.
  /// - Returns: Whether the reason is new, and the timer to start, if none is running.
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

  /// Notes that a timer has fired.
  ///
  /// - Parameter timer: The timer.
  /// - Returns: What to save now; `nil` if the file was saved or refused again in the meantime.
  mutating func fire(_ timer: Timer) -> Data? {
    guard refused?.timer == timer.id else { return nil }
    refused?.timer = nil
    refused?.retries += 1
    return refused?.data
  }

  /// Notes that the file is saved.
  ///
  /// - Returns: What was refused before; `nil` if nothing was.
  mutating func save() -> Refused? {
    defer { refused = nil }
    return refused
  }

  /// Twice as long each time, from a second to half a minute.
  private static func delay(after retries: Int) -> Duration {
    .seconds(min(30, 1 << min(retries, 5)))
  }
}
