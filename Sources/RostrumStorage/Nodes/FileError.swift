import Foundation

/// A file or its lock can't be used.
package struct FileError: Error {
  package let path: String
  /// The system's number of the error.
  package let code: CInt

  package init(path: String, code: CInt) {
    self.path = path
    self.code = code
  }
}

extension StorageError {
  /// The failure that an error of a file means.
  package init(_ error: FileError) {
    self =
      error.code == ENOSPC || error.code == EDQUOT
      ? .full
      : .unreachable(reason: "\(error.path): \(String(cString: strerror(error.code)))")
  }
}
