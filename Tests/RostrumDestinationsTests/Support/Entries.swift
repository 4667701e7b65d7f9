import RostrumDestinations
import Synchronization

/// What a logger wrote.
final class Entries: Sendable {
  private let entries = Mutex<[DestinationsLogger.Entry]>([])

  var all: [DestinationsLogger.Entry] { entries.withLock { $0 } }

  func add(_ entry: DestinationsLogger.Entry) {
    entries.withLock { $0.append(entry) }
  }
}
