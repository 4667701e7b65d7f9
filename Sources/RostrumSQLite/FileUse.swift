import Foundation

/// Shows that a file is in use, and finds out whether someone else uses it.
///
/// Each use is a shared lock on a file beside it. Unlike the locks of ``FileLock``, it can be found
/// without taking it.
final class FileUse: Sendable {
  private let descriptor: CInt

  /// Begins a use.
  ///
  /// - Parameter path: The path of the file for the lock, which is made if it doesn't exist.
  init(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    _ = Self.call(Self.setLock, descriptor, F_RDLCK)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Ends the use.
  func end() { _ = Self.call(Self.setLock, descriptor, F_UNLCK) }

  /// Whether no one else uses the file; `false` if the system can't tell.
  var isAlone: Bool { Self.call(Self.findLock, descriptor, F_WRLCK) == F_UNLCK }

  /// Makes a system call about a lock of the whole file.
  ///
  /// - Returns: The kind of lock that the system answers with; `nil` if the call fails.
  private static func call(_ command: CInt, _ descriptor: CInt, _ kind: CInt) -> CInt? {
    var lock = flock()
    lock.l_type = CShort(kind)
    lock.l_whence = CShort(SEEK_SET)
    return fcntl(descriptor, command, &lock) == 0 ? CInt(lock.l_type) : nil
  }

  // The commands of Linux for locks of open files, from `fcntl(2)`. Other systems have none, so the call
  // fails, and the file counts as shared.
  #if canImport(Glibc)
    private static let findLock: CInt = 36
    private static let setLock: CInt = 37
  #else
    private static let findLock: CInt = -1
    private static let setLock: CInt = -1
  #endif
}
