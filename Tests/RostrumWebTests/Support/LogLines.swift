import Logging
import NIOConcurrencyHelpers

/// Keeps warnings and errors, as they would be read.
struct LogLines: LogHandler {
  private let box = NIOLockedValueBox<[String]>([])
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.warning

  var lines: [String] { box.withLockedValue { $0 } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let facts = (event.metadata ?? [:]).sorted { $0.key < $1.key }
    let words = facts.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    box.withLockedValue { $0.append("\(event.message) [\(words)]") }
  }
}
