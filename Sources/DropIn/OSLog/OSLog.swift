/// What messages of ``os_log(_:log:type:)`` belong to.
///
/// ```swift
/// let log = OSLog(subsystem: "com.example.books", category: "Catalog")
/// os_log("The catalog is empty", log: log, type: .error)
/// ```
public final class OSLog: Sendable {
  let logger: Logger

  /// What messages belong to that belong to nothing in particular.
  public static let `default` = OSLog(Logger())

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem, in reverse-DNS notation.
  ///   - category: The category within the subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(Logger(subsystem: subsystem, category: category))
  }

  init(_ logger: Logger) {
    self.logger = logger
  }
}

extension Logger {
  /// Makes a logger that writes what an ``OSLog`` does.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) { self = logObj.logger }
}

/// Logs a message without values.
///
/// - Parameters:
///   - message: The message.
///   - log: What the message belongs to.
///   - type: The level of the message.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default) {
  log.logger.log(level: type, OSLogMessage(stringLiteral: "\(message)"))
}

/// Logs a message.
///
/// - Parameters:
///   - type: The level of the message.
///   - log: What the message belongs to.
///   - message: The message, whose values are written only if their privacy allows it.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.logger.log(level: type, message)
}
