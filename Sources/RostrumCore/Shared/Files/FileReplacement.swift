import Foundation

/// An error that the system returned for a file operation, with the system's description.
struct FileSystemError: LocalizedError, Equatable {
  /// The system's error number, `errno`.
  let code: Int32

  /// Makes an error from the `errno` of the last failed system call.
  init() { code = errno }

  /// Makes an error from an error number.
  init(code: Int32) { self.code = code }

  /// Makes an error from a Foundation error, or returns `nil` if that doesn't wrap an error number.
  init?(_ error: any Error) {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return nil }
    code = Int32(cause.code)
  }

  var errorDescription: String? { String(cString: strerror(code)) }
}

extension Data {
  /// Replaces a file atomically, so that a crash leaves either the old file or the new one.
  ///
  /// A new file is readable by its owner only. An existing file keeps its permissions.
  ///
  /// NB: `write(to:options:)` makes new files readable by all users of the machine.
  ///
  /// - Parameter url: The file to replace.
  /// - Throws: ``FileSystemError``, in which case the old file is unchanged.
  func replaceFile(at url: URL) throws(FileSystemError) {
    let folder = url.deletingLastPathComponent()
    var template = Array(folder.appending(path: ".rostrum-XXXXXX").path.utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileSystemError() }
    do throws(FileSystemError) {
      try write(toAndClose: descriptor, permissions: Self.permissions(of: url))
      guard rename(template, url.path) == 0 else { throw FileSystemError() }
    } catch {
      unlink(template)
      throw error
    }
  }

  private func write(
    toAndClose descriptor: Int32, permissions: mode_t?
  ) throws(FileSystemError) {
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    var rest = self[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileSystemError() }
      rest = rest.dropFirst(count)
    }
    if let permissions { fchmod(descriptor, permissions) }
    isOpen = false
    // Some file systems report a full disk only when the file is closed.
    guard close(descriptor) == 0 else { throw FileSystemError() }
  }

  private static func permissions(of url: URL) -> mode_t? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}
