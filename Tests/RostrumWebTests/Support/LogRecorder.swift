import Logging
import RostrumDependencies

/// Keeps what is logged, a line for each message with its level and metadata.
struct LogRecorder: Sendable {
  private let recorded = LockIsolated<[String]>([])

  var lines: [String] { recorded.value }

  var logger: Logger {
    var logger = Logger(label: "test") { _ in Handler(recorded: recorded) }
    logger.logLevel = .trace
    return logger
  }

  private struct Handler: LogHandler {
    let recorded: LockIsolated<[String]>
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let facts = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      let line = (["\(event.level)", "\(event.message)"] + facts).joined(separator: " ")
      recorded.withValue { $0.append(line) }
    }
  }
}
