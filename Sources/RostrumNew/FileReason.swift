import Foundation

/// Why the file system refuses something.
package enum FileReason {
  /// The reason in a few words, such as "Permission denied", without what an error of Foundation has around it.
  ///
  /// - Parameter error: The error of a call.
  /// - Returns: The system's words if the error has a number of the system, and else its description.
  package static func text(of error: any Error) -> String {
    if let error = error as? POSIXError { return String(cString: strerror(error.code.rawValue)) }
    guard let error = error as? CocoaError else { return "\(error)" }
    if let underlying = error.underlying { return text(of: underlying) }
    return codes[error.code].map { String(cString: strerror($0)) } ?? error.localizedDescription
  }

  /// The line for an error of the file system: what, and why.
  ///
  /// - Parameter error: An error.
  /// - Returns: The line; `nil` if it isn't an error of the file system.
  package static func line(of error: any Error) -> String? {
    if error is POSIXError { return text(of: error) + "." }
    guard let error = error as? CocoaError else { return nil }
    let path = error.filePath ?? error.url?.plainPath
    return (path.map { "'\($0)': " } ?? "") + text(of: error) + "."
  }

  private static let codes: [CocoaError.Code: Int32] = [
    .fileNoSuchFile: ENOENT, .fileReadNoSuchFile: ENOENT, .fileReadNoPermission: EACCES,
    .fileWriteNoPermission: EACCES, .fileWriteFileExists: EEXIST, .fileWriteOutOfSpace: ENOSPC,
    .fileWriteVolumeReadOnly: EROFS,
  ]
}
