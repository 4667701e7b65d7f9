public import Foundation

/// The identity of a job.
///
/// A job that must exist only once has an identity that its content determines, whichever node or
/// session enqueues it:
///
/// ```swift
/// try await jobs.enqueue(NightlyReport(day: day), id: "report-\(day)")
/// ```
public struct JobID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name.
  public let rawValue: String

  /// Creates an identity from a name, without characters that databases can't store.
  ///
  /// - Parameter rawValue: The name. U+0000 is replaced.
  public init(rawValue: String) {
    let isStorable = !rawValue.utf8.contains(0)
    self.rawValue = isStorable ? rawValue : rawValue.replacing("\0", with: "\u{FFFD}")
  }

  /// Creates an identity from a UUID, by default a new one.
  ///
  /// - Parameter uuid: The UUID.
  public init(_ uuid: UUID = UUID()) {
    rawValue = uuid.uuidString
  }

  /// The name.
  public var description: String { rawValue }
}

extension JobID: ExpressibleByStringInterpolation {
  /// Creates an identity from a literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
