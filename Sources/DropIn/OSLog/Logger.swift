import Logging

/// How much a log message matters.
public struct OSLogType: Equatable, Hashable, Sendable {
  let level: Logging.Logger.Level

  /// For finding mistakes.
  public static let debug = OSLogType(level: .debug)
  /// May help, but isn't essential.
  public static let info = OSLogType(level: .info)
  /// Of general interest.
  public static let `default` = OSLogType(level: .notice)
  /// Something went wrong.
  public static let error = OSLogType(level: .error)
  /// Something went wrong that should be impossible.
  public static let fault = OSLogType(level: .critical)
}

/// Writes messages to the log of the program.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.books", category: "Catalog")
/// logger.error("Could not save: \(error)")
/// ```
///
/// Messages go to swift-log, with the subsystem and the category as the label:
/// `LoggingSystem.bootstrap` decides where they are written. A value is written only as far as its
/// ``OSLogPrivacy`` allows.
public struct Logger: Sendable {
  private let base: Logging.Logger

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The part of the program, as a reversed domain name.
  ///   - category: What is logged.
  public init(subsystem: String, category: String) {
    base = Logging.Logger(label: "\(subsystem).\(category)")
  }

  /// Makes a logger for the program as a whole.
  public init() {
    base = Logging.Logger(label: "default")
  }

  /// Makes a logger that writes to a given logger.
  init(base: Logging.Logger) {
    self.base = base
  }

  /// Logs a message of general interest.
  ///
  /// - Parameter message: The message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs a message.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: The message.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    base.log(level: level.level, "\(message.text)")
  }

  /// Logs a message in more detail than ``debug(_:)``.
  ///
  /// - Parameter message: The message.
  public func trace(_ message: OSLogMessage) { base.trace("\(message.text)") }
  /// Logs a message for finding mistakes.
  ///
  /// - Parameter message: The message.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs a message that may help.
  ///
  /// - Parameter message: The message.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Logs a message of general interest.
  ///
  /// - Parameter message: The message.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Logs that something is odd.
  ///
  /// - Parameter message: The message.
  public func warning(_ message: OSLogMessage) { base.warning("\(message.text)") }
  /// Logs that something went wrong.
  ///
  /// - Parameter message: The message.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Logs that something went wrong that should be impossible.
  ///
  /// - Parameter message: The message.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Logs that something went wrong that should be impossible.
  ///
  /// - Parameter message: The message.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
