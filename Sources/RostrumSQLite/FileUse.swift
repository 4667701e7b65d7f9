import Foundation

/// Marks a file as in use, and tests whether any other user of it exists.
///
/// Each use is a shared lock on a companion file. Unlike a ``FileLock``, it can be tested for
/// without being acquired.
final class FileUse: Sendable {
  private let descriptor: CInt

  /// Marks the file as in use.
  ///
  /// - Parameter path: The path of the lock file, which is created if it doesn't exist.
  init(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    _ = Self.call(Self.setLock, descriptor, F_RDLCK)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Ends the use.
  func end() { _ = Self.call(Self.setLock, descriptor, F_UNLCK) }

  /// Whether there is no other user; `false` if the system can't tell.
  var isAlone: Bool { Self.call(Self.findLock, descriptor, F_WRLCK) == F_UNLCK }

  /// Performs a lock command on the whole file.
  ///
  /// - Returns: The kind of lock that the system reports; `nil` if the call fails.
  private static func call(_ command: CInt, _ descriptor: CInt, _ kind: CInt) -> CInt? {
    var lock = flock()
    lock.l_type = CShort(kind)
    lock.l_whence = CShort(SEEK_SET)
    return fcntl(descriptor, command, &lock) == 0 ? CInt(lock.l_type) : nil
  }

  // Linux's commands for open file description locks, from `fcntl(2)`. Other systems lack them, so the
  // call fails and the file counts as shared.
  #if canImport(Glibc)
    private static let findLock: CInt = 36
    private static let setLock: CInt = 37
  #else
    private static let findLock: CInt = -1
    private static let setLock: CInt = -1
  #endif
}
