import Foundation
import Logging
import RostrumDependencies

/// The folders of all users, one for each.
///
/// A folder is named after a hash of the secret in its user's cookie, so that a listing, a backup
/// or a path in a log doesn't reveal the cookie.
package struct UserFolders: Sendable {
  /// The directory that contains the folders.
  package let directory: URL

  package init(directory: URL) { self.directory = directory }

  /// Returns the folder of a user, which may not exist.
  package func folder(of user: UserID) -> URL {
    directory(named: user.directoryName).url
  }

  /// Returns the folder with a name, which may not exist.
  ///
  /// - Parameter name: The name of the user's folder.
  /// - Returns: The folder.
  package func directory(named name: String) -> UserDirectory {
    UserDirectory(named: name, in: directory)
  }

  /// Whether a user has a folder, because something was saved for the user.
  package func exist(for user: UserID) -> Bool {
    FileManager.default.fileExists(atPath: folder(of: user).path)
  }

  /// Creates the directory if necessary, makes it inaccessible to other users of the machine, and
  /// renames folders that an earlier version named after the secret itself.
  ///
  /// O(n) in the folders.
  ///
  /// - Parameter logger: Receives the number of renamed folders, and the failures.
  /// - Throws: `CocoaError` if the directory can't be created, or its permissions can't be set.
  package func prepare(logger: Logger) throws {
    let files = FileManager.default
    try files.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: Self.privateFolder)
    try files.setAttributes(Self.privateFolder, ofItemAtPath: directory.path)
    var renamed = 0
    for name in try files.contentsOfDirectory(atPath: directory.path) {
      guard let user = UserID(earlierDirectoryName: name) else { continue }
      if rename(name, to: user, logger: logger) { renamed += 1 }
    }
    if renamed > 0 { logger.notice("user folders renamed", metadata: ["count": "\(renamed)"]) }
  }

  /// Renames one folder, and makes its contents inaccessible to other users of the machine.
  ///
  /// NB: Neither the old name nor an error, which may quote it, is logged: the name is the secret.
  private func rename(_ name: String, to user: UserID, logger: Logger) -> Bool {
    let old = directory.appending(path: name, directoryHint: .isDirectory)
    let new = folder(of: user)
    guard (try? FileManager.default.moveItem(at: old, to: new)) != nil else {
      logger.error(
        "a user folder of an earlier version cannot be renamed",
        metadata: ["to": "\(user.directoryName)", "isTaken": "\(exist(for: user))"])
      return false
    }
    restrict(new)
    return true
  }

  private func restrict(_ folder: URL) {
    let files = FileManager.default
    try? files.setAttributes(Self.privateFolder, ofItemAtPath: folder.path)
    guard let names = files.enumerator(atPath: folder.path) else { return }
    for case let name as String in names {
      let path = folder.appending(path: name).path
      let attributes = try? files.attributesOfItem(atPath: path)
      switch attributes?[.type] as? FileAttributeType {
      case .typeDirectory: try? files.setAttributes(Self.privateFolder, ofItemAtPath: path)
      case .typeRegular: try? files.setAttributes(Self.privateFile, ofItemAtPath: path)
      default: break
      }
    }
  }

  private static var privateFolder: [FileAttributeKey: Any] { [.posixPermissions: 0o700] }
  private static var privateFile: [FileAttributeKey: Any] { [.posixPermissions: 0o600] }
}
