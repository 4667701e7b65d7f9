import Foundation

/// The file in which the server finds what its pages show about the build.
struct StatusFile: Sendable {
  let url: URL

  /// Replaces the contents atomically.
  func write(_ status: BuildStatus) throws {
    try JSONEncoder().encode(status).write(to: url, options: .atomic)
  }
}
