public import Foundation

/// A failure of the storage of sessions and shared values.
public enum StorageError: Error, Hashable, Sendable {
  /// The storage is unreachable, or this version can't use it.
  ///
  /// - Parameter reason: A description of the reason.
  case unreachable(reason: String)
  /// There is no room for the data.
  case full
  /// The stored data is damaged.
  ///
  /// - Parameter reason: A description of the reason.
  case damaged(reason: String)
  /// The host doesn't accept the data, for example because it is too large.
  ///
  /// - Parameter reason: A description of the reason.
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
