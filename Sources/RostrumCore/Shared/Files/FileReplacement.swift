import Foundation

/// Why the system does not do something with a file, in its words.
struct FileSystemError: LocalizedError, Equatable {
  /// The system's number of the error.
  let code: Int32

  /// Takes the number of the last call of the system that failed.
  init() { code = errno }

  /// Takes a number of the system.
  init(code: Int32) { self.code = code }

  /// Finds the number in an error of Foundation; `nil` if the error has no number.
  init?(_ error: any Error) {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return nil }
    code = Int32(cause.code)
  }

  var errorDescription: String? { String(cString: strerror(code)) }
}

extension Data {
  /// Replaces a file as a whole, so that a crash leaves the old file or the new one.
  ///
  /// A new file can be read by its owner alone; one that is replaced keeps its permissions.
  ///
  /// NB: `write(to:options:)` makes files that all users of the machine can read.
  ///
  /// - Parameter url: The file.
  /// - Throws: ``FileSystemError``; the old file is as it was then.
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
    // Some file systems tell only now that there is no room.
    guard close(descriptor) == 0 else { throw FileSystemError() }
  }

  private static func permissions(of url: URL) -> mode_t? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}
