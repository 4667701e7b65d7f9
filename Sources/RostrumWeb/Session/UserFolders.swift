import Foundation
import Logging

/// The folders of all users, one for each.
///
/// A folder is named after a hash of the secret in its user's cookie, so that a listing, a backup or
/// a path in a log gives no cookie away.
struct UserFolders: Sendable {
  /// Where the folders are.
  let directory: URL

  /// The folder of a user, which need not exist.
  func folder(of user: UserID) -> URL {
    directory.appending(path: user.directoryName, directoryHint: .isDirectory)
  }

  /// Whether a user has a folder: whether anything was ever saved.
  func exist(for user: UserID) -> Bool {
    FileManager.default.fileExists(atPath: folder(of: user).path)
  }

  /// Makes the directory if need be, closes it to other users of the machine, and renames folders
  /// that are named by the secret itself, as earlier versions did.
  ///
  /// O(n) in the folders.
  ///
  /// - Parameter logger: Is told how many folders were renamed, and of those that could not be.
  /// - Throws: `CocoaError` if the directory cannot be made or closed.
  func prepare(logger: Logger) throws {
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

  /// Renames one folder, and closes what is in it to other users of the machine.
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
