import Foundation

/// A file or its lock can't be used.
package struct FileError: Error {
  package let path: String
  /// The system's error number.
  package let code: CInt

  package init(path: String, code: CInt) {
    self.path = path
    self.code = code
  }
}

extension StorageError {
  /// The storage error that corresponds to an error of a file.
  package init(_ error: FileError) {
    self =
      error.code == ENOSPC || error.code == EDQUOT
      ? .full
      : .unreachable(reason: "\(error.path): \(String(cString: strerror(error.code)))")
  }
}
