import Logging
import RostrumDestinations
import Synchronization

/// The entries that a logger wrote.
final class Entries: Sendable {
  struct Entry: Equatable {
    let level: Logger.Level
    let message: String
    let category: String?
  }

  private let entries = Mutex<[Entry]>([])

  var all: [Entry] { entries.withLock { $0 } }

  func add(_ entry: Entry) {
    entries.withLock { $0.append(entry) }
  }

  /// A logger that writes here.
  @MainActor
  func logger(level: Logger.Level = .trace) -> PMLogger {
    var output = Logger(label: "test") { _ in Handler(entries: self) }
    output.logLevel = level
    return PMLogger(output: output)
  }

  private struct Handler: LogHandler {
    let entries: Entries
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      entries.add(
        Entry(
          level: event.level, message: "\(event.message)",
          category: event.metadata?["category"]?.description))
    }
  }
}
