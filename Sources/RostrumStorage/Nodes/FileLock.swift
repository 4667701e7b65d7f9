import Foundation

/// A system lock on a file, which is released when the process ends at the latest.
///
/// NB: Two locks on one file exclude each other even within a process, because each has a
/// descriptor of its own.
package final class FileLock: Sendable {
  /// The kind of a lock.
  package enum Kind: Sendable {
    /// A lock that excludes exclusive locks only.
    case shared
    /// A lock that excludes all others.
    case exclusive

    fileprivate var operation: CInt {
      switch self {
      case .shared: LOCK_SH
      case .exclusive: LOCK_EX
      }
    }
  }

  private let descriptor: CInt

  /// Locks a file, and creates it if it doesn't exist.
  ///
  /// Returns `nil` if another lock excludes this one.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - kind: The kind of lock.
  ///   - isWaiting: Whether to wait until the lock is free.
  /// - Throws: The reason why the file can't be opened.
  package init?(_ path: String, _ kind: Kind, isWaiting: Bool) throws(FileError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    guard change(to: kind, isWaiting: isWaiting) else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Releases the lock.
  package func end() { _ = flock(descriptor, LOCK_UN) }

  /// Changes the kind of the lock.
  ///
  /// - Parameters:
  ///   - kind: The new kind.
  ///   - isWaiting: Whether to wait until the lock is free.
  /// - Returns: Whether the lock was free.
  @discardableResult
  package func change(to kind: Kind, isWaiting: Bool) -> Bool {
    let operation = kind.operation | (isWaiting ? 0 : LOCK_NB)
    while flock(descriptor, operation) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// Whether a file is exclusively locked.
  ///
  /// - Parameter path: The path of the file, which need not exist.
  /// - Returns: Whether the file is locked.
  package static func isExclusivelyLocked(_ path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
