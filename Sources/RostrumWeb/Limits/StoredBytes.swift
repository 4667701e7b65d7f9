import Foundation
import RostrumRuntime

/// Limits the bytes in the files of users.
///
/// A save that would exceed a limit fails as on a full disk: the app goes on with its values and
/// can show the error to its user, and saves when there is space again.
final class StoredBytes: Sendable {
  private let folders: UserFolders
  private let quota: WebServer.Limits.Quota
  /// The bytes of each user's folder, by its name.
  private let bytes = Locked<[String: Int]>([:])

  /// Creates the limit.
  init(folders: UserFolders, quota: WebServer.Limits.Quota) {
    self.folders = folders
    self.quota = quota
  }

  /// Measures the folders of all users.
  ///
  /// O(*n*) in the files.
  func measure() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folders.directory.path)) ?? []
    let sizes = names.map { ($0, size(ofFolder: $0)) }
    bytes.withLock { $0 = Dictionary(sizes, uniquingKeysWith: { $1 }) }
  }

  /// Counts the contents that replace a file.
  ///
  /// O(*n*) in the files of the user.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - file: The file; only the files of users count.
  /// - Returns: The reason why the file may not be saved, or `nil`.
  func refusal(of count: Int, for file: URL) -> String? {
    let prefix = folders.directory.path(percentEncoded: false)
    let path = file.path(percentEncoded: false)
    guard path.hasPrefix(prefix),
      let name = path.dropFirst(prefix.count).split(separator: "/").first
    else { return nil }
    let folder = size(ofFolder: String(name))
    let growth = count - size(of: path)
    return bytes.withLock { bytes in
      let others = bytes.values.reduce(0, +) - bytes[String(name), default: 0]
      let isAllowed = growth <= 0 || (folder + growth <= quota.perUser)
      guard isAllowed else { return "a user’s data may take \(Self.format(quota.perUser))" }
      guard growth <= 0 || others + folder + growth <= quota.total else {
        return "the data of all users may take \(Self.format(quota.total))"
      }
      bytes[String(name)] = folder + growth
      return nil
    }
  }

  private func size(ofFolder name: String) -> Int {
    let folder = folders.directory.appending(path: name, directoryHint: .isDirectory)
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return 0 }
    var sum = 0
    while files.nextObject() != nil {
      guard files.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
      sum += (files.fileAttributes?[.size] as? NSNumber)?.intValue ?? 0
    }
    return sum
  }

  private func size(of path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  private static func format(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .file))
  }
}
