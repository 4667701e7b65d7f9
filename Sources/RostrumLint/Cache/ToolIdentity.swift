import Foundation

/// A build of a tool: its file, and when that was put in its place.
///
/// The parser and the rules are part of the file, so a different version of either is a different build.
package struct ToolIdentity: Sendable, Hashable {
  /// The path of the file.
  package let path: String
  /// What is different for each build that had the path.
  package let build: String

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - build: What is different for each build.
  package init(path: String, build: String) {
    self.path = path
    self.build = build
  }

  /// The identity of the file at a path, or nil if nothing is known of it.
  ///
  /// - Parameter path: The path.
  package init?(path: String?) {
    guard let path, let facts = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    // On Linux, the date of creation is that of the last change of the file's attributes, which nothing but the system
    // sets.
    let dates = [FileAttributeKey.modificationDate, .creationDate].map { facts[$0] as? Date }
    let numbers = [FileAttributeKey.size, .systemFileNumber, .systemNumber].map {
      (facts[$0] as? NSNumber)?.uint64Value
    }
    guard !dates.contains(nil), !numbers.contains(nil) else { return nil }
    self.path = path
    build =
      (dates.map { "\($0?.timeIntervalSince1970 ?? 0)" } + numbers.map { "\($0 ?? 0)" })
      .joined(separator: " ")
  }

  /// The program that runs.
  package static var current: Self? { Self(path: Bundle.main.executablePath) }
}
