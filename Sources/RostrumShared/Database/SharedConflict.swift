import Foundation

/// The error of a change of a shared value that a change by someone else has overruled.
///
/// It is available as `saveError` until the next change is saved. The value is the one that others
/// see, too.
public struct SharedConflict: Error, Hashable {
  /// The name of the value in the database.
  public let key: String

  /// Whether the rest of the change was saved.
  public let isPartial: Bool

  /// Creates a conflict, such as for a test of how an app shows it.
  ///
  /// - Parameters:
  ///   - key: The name of the value in the database.
  ///   - isPartial: Whether the rest of the change was saved.
  public init(key: String, isPartial: Bool) {
    self.key = key
    self.isPartial = isPartial
  }
}

extension SharedConflict: LocalizedError {
  /// A description of the conflict for the app's user.
  public var errorDescription: String? {
    isPartial
      ? "Someone else changed the same part at the same time. The other changes were saved."
      : "Someone else made a change at the same time, which replaced yours."
  }
}

/// The reason why a value of the database can't be used.
public enum SharedDatabaseError: Error, Hashable {
  /// The stored value can't be decoded.
  ///
  /// It is left unchanged, and changes aren't saved, until someone stores a value that can be decoded.
  case undecodable(key: String, reason: String)

  /// The value can't be encoded.
  case unencodable(key: String, reason: String)
}

extension SharedDatabaseError: LocalizedError {
  /// A description of the error for the app's user.
  public var errorDescription: String? {
    switch self {
    case .undecodable(let key, let reason):
      "“\(key)” was stored by a different version of the app, and can't be read. (\(reason))"
    case .unencodable(let key, let reason): "“\(key)” can't be saved. (\(reason))"
    }
  }
}
