import Foundation

/// The contents that a disk has refused, and when they are to be tried again.
///
/// It says what to do; ``FileExchange`` does it.
struct UnsavedFiles {
  /// What the disk has refused of one file.
  struct Entry {
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

  private var entries: [URL: Entry] = [:]
  private var lastTimer = 0

  /// The files that are not saved.
  var files: [URL] { Array(entries.keys) }

  /// What the disk has refused of a file; `nil` if it is saved.
  subscript(file: URL) -> Entry? { entries[file] }

  /// Notes that the disk has refused a file.
  ///
  /// - Returns: Whether there is something new to tell, and the timer to start, if none is running.
  mutating func refuse(
    _ file: URL, _ data: Data, _ error: SharedFileError
  ) -> (isNew: Bool, timer: Timer?) {
    var entry = entries[file] ?? Entry(data: data, error: error)
    let isNew = entries[file]?.error != error
    entry.data = data
    entry.error = error
    defer { entries[file] = entry }
    guard entry.timer == nil else { return (isNew, nil) }
    lastTimer += 1
    entry.timer = lastTimer
    return (isNew, Timer(id: lastTimer, delay: Self.delay(after: entry.retries)))
  }

  /// Notes that a timer has fired.
  ///
  /// - Returns: What to save now; `nil` if the file was saved or refused again in the meantime.
  mutating func fire(_ timer: Timer, for file: URL) -> Data? {
    guard entries[file]?.timer == timer.id else { return nil }
    entries[file]?.timer = nil
    entries[file]?.retries += 1
    return entries[file]?.data
  }

  /// Notes that a file is saved.
  ///
  /// - Returns: What was refused before; `nil` if nothing was.
  mutating func save(_ file: URL) -> Entry? { entries.removeValue(forKey: file) }

  /// Twice as long each time, from a second to half a minute.
  private static func delay(after retries: Int) -> Duration {
    .seconds(min(30, 1 << min(retries, 5)))
  }
}
