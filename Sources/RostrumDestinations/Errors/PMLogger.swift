import Foundation
import Logging

/// The severity of a log message.
public enum PMLogLevel: Int, Sendable, CaseIterable {
  /// No messages; used as the maximum level of a logger.
  case none
  /// Errors.
  case error
  /// Warnings.
  case warning
  /// Notable events.
  case info
  /// Debugging details.
  case debug
  /// All messages.
  case verbose

  var level: Logger.Level {
    switch self {
    case .none, .verbose: .trace
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .debug: .debug
    }
  }
}

/// The options of a logger.
public struct PMLoggerOptions: Hashable, Sendable {
  /// The least severe level that is logged; `none` disables logging.
  public var maximumOutputLevel = PMLogLevel.debug

  /// Creates the default options.
  public init() {}
}

/// The category of a log message.
public protocol PMLoggerCategoryTypes: CaseIterable & RawRepresentable where RawValue == String {
  /// A symbol for the category.
  func emojiRepresentation() -> String
}

/// The categories of the log messages of flows and destinations.
public enum DestinationsLoggerCategories: String, PMLoggerCategoryTypes, Sendable {
  /// Presentations and removals.
  case destinations
  /// Requests to a server.
  case network
  /// Views.
  case ui
  /// Tests.
  case testing
  /// Errors.
  case error

  /// A symbol for the category.
  public func emojiRepresentation() -> String {
    switch self {
    case .destinations: "📍"
    case .network: "📡"
    case .ui: "🖼"
    case .testing: "🧪"
    case .error: "❗️"
    }
  }
}

/// A logger with options and categories that forwards messages to a swift-log `Logger`.
///
/// ```swift
/// flow.logger.options.maximumOutputLevel = .warning
/// flow.logger.output = Logger(label: "my-app.flow")
/// ```
///
/// The category of a message is logged as the metadata value `category`.
@MainActor
public final class PMLogger {
  /// The logger that messages are forwarded to.
  ///
  /// Its own log level applies as well.
  public var output: Logger
  /// The options that determine which levels are logged.
  public var options = PMLoggerOptions()
  /// Whether messages are logged.
  public var shouldOutputLogEntries = true
  /// Whether the metadata of messages contains the file and line.
  public var shouldUseFileInfo = false
  /// Whether the metadata of messages contains the function.
  public var shouldUseMethodInfo = false

  /// Creates a logger.
  ///
  /// - Parameter output: The logger that messages are forwarded to.
  public nonisolated init(output: Logger = Logger(label: "destinations")) {
    self.output = output
  }

  /// Logs a message if the options permit it.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - category: The category of the message.
  ///   - level: The severity of the message.
  ///   - customAttributes: Additional metadata.
  ///   - fileName: The file of the call site.
  ///   - line: The line of the call site.
  ///   - function: The function of the call site.
  /// - Returns: The message, or an empty string if it wasn't logged.
  @discardableResult
  public func log(
    _ message: @autoclosure () -> String, category: DestinationsLoggerCategories = .destinations,
    level: PMLogLevel = .debug, customAttributes: [String: Any]? = nil,
    fileName: String = #fileID, line: UInt = #line, function: String = #function
  ) -> String {
    guard shouldOutputLogEntries, level != .none,
      level.rawValue <= options.maximumOutputLevel.rawValue
    else { return "" }
    var metadata: Logger.Metadata = ["category": "\(category.rawValue)"]
    for (name, value) in customAttributes ?? [:] { metadata[name] = "\(value)" }
    if shouldUseFileInfo { metadata["place"] = "\(fileName):\(line)" }
    if shouldUseMethodInfo { metadata["function"] = "\(function)" }
    let words = message()
    output.log(
      level: level.level, "\(words)", metadata: metadata, file: fileName, function: function,
      line: line)
    return words
  }
}
