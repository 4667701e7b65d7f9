import Foundation
import RostrumRuntime

/// Limits the bytes in the files of users, and in their values of the database.
///
/// A save that would exceed a limit fails as on a full disk: the app goes on with its values and
/// can show the error to its user, and saves when there is space again.
final class StoredBytes: Sendable {
  private let folders: UserFolders
  private let quota: WebServer.Limits.Quota
  private let state = Locked(State())

  fileprivate struct State {
    /// The bytes of each user's folder and values, by the name of the folder.
    var bytes: [String: Int] = [:]
    /// The bytes of the values of users that the process has counted, by the name of the folder.
    var values: [String: Int] = [:]
  }

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
    state.withLock { $0 = State(bytes: Dictionary(sizes, uniquingKeysWith: { $1 })) }
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
    return state.withLock { state in
      let values = state.values[String(name), default: 0]
      return state.refusal(of: growth, beyond: folder + values, of: String(name), quota)
    }
  }

  /// Counts the contents that replace a value of the database.
  ///
  /// O(*n*) in the files of the user.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - key: The name of the value.
  ///   - sizes: The sizes of the user's values, by name.
  ///   - user: The name of the user's folder.
  /// - Returns: The reason why the value may not be stored, or `nil`.
  func refusal(
    of count: Int, forValue key: String, among sizes: [String: Int], of user: String
  ) -> String? {
    let folder = size(ofFolder: user)
    let values = sizes.values.reduce(0, +)
    let growth = count - (sizes[key] ?? 0)
    return state.withLock { state in
      state.values[user] = values
      if let refusal = state.refusal(of: growth, beyond: folder + values, of: user, quota) {
        return refusal
      }
      state.values[user] = values + growth
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

  static func format(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .file))
  }
}

extension StoredBytes.State {
  /// Counts bytes that are added to those of a user, or returns the reason why there may not be more.
  fileprivate mutating func refusal(
    of growth: Int, beyond own: Int, of user: String, _ quota: WebServer.Limits.Quota
  ) -> String? {
    let others = bytes.values.reduce(0, +) - bytes[user, default: 0]
    guard growth <= 0 || own + growth <= quota.perUser else {
      return "a user’s data may take \(StoredBytes.format(quota.perUser))"
    }
    guard growth <= 0 || others + own + growth <= quota.total else {
      return "the data of all users may take \(StoredBytes.format(quota.total))"
    }
    bytes[user] = own + growth
    return nil
  }
}
