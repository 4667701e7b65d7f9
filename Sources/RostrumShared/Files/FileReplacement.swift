import Foundation

/// An error that the system returned for a file operation, with the system's description.
package struct FileSystemError: LocalizedError, Equatable {
  /// The system's error number, `errno`.
  package let code: Int32

  /// Makes an error from the `errno` of the last failed system call.
  package init() { code = errno }

  /// Makes an error from an error number.
  package init(code: Int32) { self.code = code }

  /// Makes an error from a Foundation error, or returns `nil` if that doesn't wrap an error number.
  package init?(_ error: any Error) {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return nil }
    code = Int32(cause.code)
  }

  package var errorDescription: String? { String(cString: strerror(code)) }
}

/// The system calls that make a replaced file last, which tests can replace.
package struct FileReplacementCalls: Sendable {
  /// Waits until the disk has what was written to a descriptor.
  package var sync: @Sendable (_ descriptor: Int32) -> Int32 = { fsync($0) }
  /// Gives a file the name of a different one, which it replaces.
  package var rename: @Sendable (_ path: String, _ other: String) -> Int32 = {
    Foundation.rename($0, $1)
  }

  package init() {}
}

extension Data {
  /// Replaces a file atomically, so that a crash, of the machine too, leaves either the old file or the
  /// new one.
  ///
  /// A new file is readable by its owner only. An existing file keeps its permissions.
  ///
  /// NB: `write(to:options:)` makes new files readable by all users of the machine, and doesn't wait for
  /// the disk.
  ///
  /// - Parameters:
  ///   - url: The file to replace.
  ///   - calls: The system calls.
  /// - Throws: ``FileSystemError``, in which case the old file is unchanged, unless the disk fails to
  ///   make the new name last.
  package func replaceFile(
    at url: URL, calls: FileReplacementCalls = FileReplacementCalls()
  ) throws(FileSystemError) {
    let folder = url.deletingLastPathComponent()
    var template = Array(folder.appending(path: ".rostrum-XXXXXX").path.utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileSystemError() }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    do throws(FileSystemError) {
      try write(toAndClose: descriptor, permissions: Self.permissions(of: url), calls)
      guard calls.rename(path, url.path) == 0 else { throw FileSystemError() }
    } catch {
      unlink(path)
      throw error
    }
    try Self.sync(folder, calls)
  }

  /// Waits until the disk has the names of the files in a folder.
  private static func sync(
    _ folder: URL, _ calls: FileReplacementCalls
  ) throws(FileSystemError) {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileSystemError() }
    defer { close(descriptor) }
    // Some file systems can't sync folders, because they write names at once.
    guard calls.sync(descriptor) == 0 || errno == EINVAL else { throw FileSystemError() }
  }

  private func write(
    toAndClose descriptor: Int32, permissions: mode_t?, _ calls: FileReplacementCalls
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
    guard calls.sync(descriptor) == 0 else { throw FileSystemError() }
    isOpen = false
    // Some file systems report a full disk only when the file is closed.
    guard close(descriptor) == 0 else { throw FileSystemError() }
  }

  private static func permissions(of url: URL) -> mode_t? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}
