import Foundation

/// Writes down what a flow does and what goes wrong.
///
/// ```swift
/// flow.logger = DestinationsLogger(level: .info) { entry in
///   log.info("\(entry.message)")
/// }
/// ```
public struct DestinationsLogger: Sendable {
  /// How much is written.
  public enum Level: Int, Comparable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// What went wrong.
    case error
    /// What may be wrong.
    case warning
    /// What happened.
    case info
    /// What is of interest to who looks for a mistake.
    case debug
    /// Everything.
    case verbose

    /// Whether a level writes less than another.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }

  /// What an entry is about.
  public enum Category: String, Sendable, CaseIterable {
    /// An error.
    case error
    /// What is presented, and what is left.
    case navigation
  }

  /// What is written.
  public struct Entry: Hashable, Sendable {
    /// The words.
    public let message: String
    /// What it is about.
    public let category: Category
    /// How important it is.
    public let level: Level
  }

  /// How much is written.
  public var level: Level
  private let write: @Sendable (Entry) -> Void

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - level: How much is written.
  ///   - write: Writes an entry.
  public init(level: Level = .warning, write: @escaping @Sendable (Entry) -> Void) {
    self.level = level
    self.write = write
  }

  /// Writes to the standard error output.
  public static let standardError = DestinationsLogger { entry in
    FileHandle.standardError.write(Data("[\(entry.category.rawValue)] \(entry.message)\n".utf8))
  }

  /// Writes an entry, if its level is one that is written.
  ///
  /// - Parameters:
  ///   - message: The words.
  ///   - category: What it is about.
  ///   - level: How important it is.
  public func log(
    _ message: @autoclosure () -> String, category: Category = .navigation, level: Level = .info
  ) {
    guard level != .none, level <= self.level else { return }
    write(Entry(message: message(), category: category, level: level))
  }
}
