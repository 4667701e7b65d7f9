import Foundation

/// The calls of the file system by which packages are written.
package struct FileCalls: Sendable {
  /// Creates a folder, with those around it.
  package var createFolder: @Sendable (URL) throws -> Void = {
    try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
  }
  /// Writes a file.
  package var write: @Sendable (Data, URL) throws -> Void = { try $0.write(to: $1) }
  /// Renames a file or folder; an empty folder may be replaced.
  package var rename: @Sendable (URL, URL) throws -> Void = {
    if Foundation.rename($0.plainPath, $1.plainPath) != 0 {
      throw NewError.failed($1.plainPath, reason: String(cString: strerror(errno)))
    }
  }
  /// Removes a file or folder with what is in it.
  package var remove: @Sendable (URL) throws -> Void = {
    try FileManager.default.removeItem(at: $0)
  }

  /// The calls of the system.
  package init() {}
}
