import Foundation
import RostrumRuntime

/// Limits the bytes in the files of users, and in their values of the database.
///
/// A save that would exceed a limit fails as on a full disk: the app continues with its values and
/// can show the error to its user, and saves when there is space again.
///
/// The bytes of a user's folder are measured once, and then follow the saves. An app may also change
/// files by itself, and so may other nodes: a folder is measured again with the first save a minute
/// later, and before a save is refused.
package final class StoredBytes: Sendable {
  /// The time after which a folder is measured again with a save.
  package static let validity: Duration = .seconds(60)
  /// The time after which a folder is measured again before a save is refused.
  package static let briefValidity: Duration = .seconds(1)

  private let folders: UserFolders
  private let quota: WebServer.Limits.Quota
  private let now: @Sendable () -> Duration
  private let state = Locked(State())
  /// How many folders were measured.
  private let measurements = Locked(0)

  fileprivate struct State {
    package var users: [String: Usage] = [:]
    /// The bytes of all users.
    package var total = 0
  }

  /// The bytes of a user.
  fileprivate struct Usage {
    /// The bytes of the files.
    package var files = 0
    /// The bytes of the values that the process has counted.
    package var values = 0
    /// When the folder was measured.
    package var time: Duration?
  }

  /// Creates the limit.
  ///
  /// - Parameters:
  ///   - folders: The folders of the users.
  ///   - quota: The most bytes.
  ///   - now: The time on a monotonic clock.
  package init(
    folders: UserFolders, quota: WebServer.Limits.Quota,
    now: @escaping @Sendable () -> Duration = { .now }
  ) {
    self.folders = folders
    self.quota = quota
    self.now = now
  }

  /// How often a folder was measured.
  package var measurementCount: Int { measurements.value }

  /// Measures the folders of all users.
  ///
  /// - Complexity: O(*n*) in the files.
  package func measure() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folders.directory.path)) ?? []
    state.withLock { $0 = State() }
    for name in names { measure(name) }
  }

  /// Counts the contents that replace a file.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - file: The file; only the files of users count.
  /// - Returns: The reason why the file may not be saved, or `nil`.
  package func refusal(of count: Int, for file: URL) -> String? {
    let prefix = folders.directory.path(percentEncoded: false)
    let path = file.path(percentEncoded: false)
    guard path.hasPrefix(prefix),
      let name = path.dropFirst(prefix.count).split(separator: "/").first
    else { return nil }
    let growth = count - size(of: path)
    return counting(for: String(name)) { state in
      state.refusal(of: growth, of: String(name), quota) { $0.files += growth }
    }
  }

  /// Counts the contents that replace a value of the database.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - key: The name of the value.
  ///   - sizes: The sizes of the user's values, by name.
  ///   - user: The name of the user's folder.
  /// - Returns: The reason why the value may not be stored, or `nil`.
  /// - Complexity: O(*n*) in the values of the user.
  package func refusal(
    of count: Int, forValue key: String, among sizes: [String: Int], of user: String
  ) -> String? {
    let values = sizes.values.reduce(0, +)
    let growth = count - (sizes[key] ?? 0)
    return counting(for: user) { state in
      state.change(user) { $0.values = values }
      return state.refusal(of: growth, of: user, quota) { $0.values += growth }
    }
  }

  /// Counts bytes of a user, after measuring the user's folder if that is due.
  private func counting(
    for user: String, _ count: @Sendable (inout State) -> String?
  ) -> String? {
    if isDue(user, after: Self.validity) { measure(user) }
    let refusal = state.withLock { count(&$0) }
    guard refusal != nil, isDue(user, after: Self.briefValidity) else { return refusal }
    measure(user)
    return state.withLock { count(&$0) }
  }

  private func isDue(_ user: String, after validity: Duration) -> Bool {
    let time = state.withLock { $0.users[user]?.time }
    return time.map { now() - $0 >= validity } ?? true
  }

  /// Measures a user's folder.
  ///
  /// - Complexity: O(*n*) in the files.
  private func measure(_ user: String) {
    measurements.withLock { $0 += 1 }
    let folder = folders.directory.appending(path: user, directoryHint: .isDirectory)
    let (size, time) = (TransferFolders.size(of: folder), now())
    state.withLock { state in
      state.change(user) {
        $0.files = size
        $0.time = time
      }
    }
  }

  private func size(of path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  package static func format(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .file))
  }
}

extension StoredBytes.State {
  /// Changes the bytes of a user, and those of all.
  fileprivate mutating func change(_ user: String, _ body: (inout StoredBytes.Usage) -> Void) {
    var usage = users[user] ?? StoredBytes.Usage()
    total -= usage.files + usage.values
    body(&usage)
    total += usage.files + usage.values
    users[user] = usage
  }

  /// Counts bytes that are added to those of a user, or returns the reason why there may not be more.
  fileprivate mutating func refusal(
    of growth: Int, of user: String, _ quota: WebServer.Limits.Quota,
    _ add: (inout StoredBytes.Usage) -> Void
  ) -> String? {
    let own = (users[user]?.files ?? 0) + (users[user]?.values ?? 0)
    guard growth <= 0 || own + growth <= quota.perUser else {
      return "a user’s data may take \(StoredBytes.format(quota.perUser))"
    }
    guard growth <= 0 || total + growth <= quota.total else {
      return "the data of all users may take \(StoredBytes.format(quota.total))"
    }
    change(user, add)
    return nil
  }
}
