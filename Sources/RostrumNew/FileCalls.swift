import Foundation

/// The calls of the file system by which packages are written.
package struct FileCalls: Sendable {
  /// Creates a folder, with those around it.
  package var createFolder: @Sendable (URL) throws -> Void = {
    try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
  }
  /// Writes a file; one that is there keeps its permissions.
  package var write: @Sendable (Data, URL) throws -> Void = { try $0.write(to: $1) }
  /// Copies a file, with its permissions.
  package var copy: @Sendable (URL, URL) throws -> Void = {
    try FileManager.default.copyItem(at: $0, to: $1)
  }
  /// Renames a file or folder; a file that is there is replaced.
  package var rename: @Sendable (URL, URL) throws -> Void = {
    if Foundation.rename($0.plainPath, $1.plainPath) != 0 {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }
  /// Removes a file or folder with what is in it.
  package var remove: @Sendable (URL) throws -> Void = {
    try FileManager.default.removeItem(at: $0)
  }

  /// The calls of the system.
  package init() {}
}

extension URL {
  /// Whether there is a file or folder.
  package var exists: Bool { FileManager.default.fileExists(atPath: plainPath) }

  /// Whether there is a folder.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: plainPath, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
