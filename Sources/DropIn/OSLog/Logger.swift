import Logging

/// The level of a log message.
public struct OSLogType: Equatable, Hashable, Sendable {
  let level: Logging.Logger.Level

  /// Messages for debugging.
  public static let debug = OSLogType(level: .debug)
  /// Messages that are helpful but not essential.
  public static let info = OSLogType(level: .info)
  /// Messages of general interest.
  public static let `default` = OSLogType(level: .notice)
  /// Messages about errors.
  public static let error = OSLogType(level: .error)
  /// Messages about errors that indicate a bug.
  public static let fault = OSLogType(level: .critical)
}

/// Writes messages to the program's log.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.books", category: "Catalog")
/// logger.error("Could not save: \(error)")
/// ```
///
/// Messages go to swift-log, with the subsystem and the category as the label, so
/// `LoggingSystem.bootstrap` determines where they are written. The ``OSLogPrivacy`` of each value
/// determines whether the value is written.
public struct Logger: Sendable {
  private let base: Logging.Logger

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem, in reverse-DNS notation.
  ///   - category: The category within the subsystem.
  public init(subsystem: String, category: String) {
    base = Logging.Logger(label: "\(subsystem).\(category)")
  }

  /// Makes a logger for the whole program.
  public init() {
    base = Logging.Logger(label: "default")
  }

  /// Makes a logger that writes to a swift-log logger.
  init(base: Logging.Logger) {
    self.base = base
  }

  /// Logs a message at the default level.
  ///
  /// - Parameter message: The message to log.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs a message at a level.
  ///
  /// - Parameters:
  ///   - level: The level of the message.
  ///   - message: The message to log.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    base.log(level: level.level, "\(message.text)")
  }

  /// Logs a message with more detail than ``debug(_:)``.
  ///
  /// - Parameter message: The message to log.
  public func trace(_ message: OSLogMessage) { base.trace("\(message.text)") }
  /// Logs a message for debugging.
  ///
  /// - Parameter message: The message to log.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs a message that is helpful but not essential.
  ///
  /// - Parameter message: The message to log.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Logs a message at the default level.
  ///
  /// - Parameter message: The message to log.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Logs a warning.
  ///
  /// - Parameter message: The message to log.
  public func warning(_ message: OSLogMessage) { base.warning("\(message.text)") }
  /// Logs an error.
  ///
  /// - Parameter message: The message to log.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Logs an error that indicates a bug.
  ///
  /// - Parameter message: The message to log.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Logs an error that indicates a bug.
  ///
  /// - Parameter message: The message to log.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
