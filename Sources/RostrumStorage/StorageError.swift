public import Foundation

/// A failure of the storage of sessions and shared values.
public enum StorageError: Error, Hashable, Sendable {
  /// The storage can't be reached, or isn't usable by this version.
  ///
  /// - Parameter reason: The reason, in words.
  case unreachable(reason: String)
  /// There is no room for the data.
  case full
  /// The stored data is damaged.
  ///
  /// - Parameter reason: The reason, in words.
  case damaged(reason: String)
  /// The host accepts no such data, such as a value that is too large.
  ///
  /// - Parameter reason: The reason, in words.
  case refused(reason: String)
  /// A row with the same number exists already.
  case exists
}

extension StorageError: LocalizedError {
  /// A description of the failure for the app's user.
  public var errorDescription: String? {
    switch self {
    case .unreachable: "The database can't be reached."
    case .full: "There is no room left for the data."
    case .damaged: "The stored data is damaged."
    case .refused(let reason): "The data can’t be stored: \(reason)."
    case .exists: "The data exists already."
    }
  }
}
