import Foundation
import Logging

/// The importance of a log entry.
public enum PMLogLevel: Int, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// Errors.
  case error
  /// Warnings.
  case warning
  /// Events of interest.
  case info
  /// Details for debugging.
  case debug
  /// Everything.
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
  /// The least important level that is written; `none` writes nothing.
  public var maximumOutputLevel = PMLogLevel.debug

  /// Creates the default options.
  public init() {}
}

/// The category of a log entry.
public protocol PMLoggerCategoryTypes: CaseIterable & RawRepresentable where RawValue == String {
  /// A symbol for the category.
  func emojiRepresentation() -> String
}

/// The categories of the log entries of flows and destinations.
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

/// A logger with options and categories in front of a swift-log `Logger`.
///
/// ```swift
/// flow.logger.options.maximumOutputLevel = .warning
/// flow.logger.output = Logger(label: "my-app.flow")
/// ```
///
/// The category of an entry is its metadata `category`.
@MainActor
public final class PMLogger {
  /// The logger that writes the entries.
  ///
  /// Its own log level applies as well.
  public var output: Logger
  /// Which levels are written.
  public var options = PMLoggerOptions()
  /// Whether anything is written.
  public var shouldOutputLogEntries = true
  /// Whether entries name the file and line in their metadata.
  public var shouldUseFileInfo = false
  /// Whether entries name the function in their metadata.
  public var shouldUseMethodInfo = false

  /// Creates a logger.
  ///
  /// - Parameter output: The logger that writes the entries.
  public nonisolated init(output: Logger = Logger(label: "destinations")) {
    self.output = output
  }

  /// Writes an entry if the options let it through.
  ///
  /// - Parameters:
  ///   - message: The words.
  ///   - category: The category.
  ///   - level: The importance.
  ///   - customAttributes: Values for the metadata.
  ///   - fileName: The file that logs.
  ///   - line: The line that logs.
  ///   - function: The function that logs.
  /// - Returns: The words, or an empty string if nothing was written.
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
