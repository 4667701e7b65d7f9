import Foundation
import RostrumRuntime
import RostrumStorage

/// The folders of uploaded and downloaded files.
///
///     transfers/nodes/(node)/             files that arrive and leave, while the process lives
///     transfers/sessions/(user)/(session) files that have arrived, while the session is stored
///
/// Several nodes may share the directory. Each holds a lock on a file in its own folder, so a node
/// that starts removes only the folders of nodes that have ended. If sessions end with the process,
/// all files are in the node's folder.
package final class TransferFolders: Sendable {
  /// How long a folder outlives its session, to allow for clock differences and the time between
  /// sweeps.
  package static let grace: TimeInterval = 2 * 3600

  /// The directory of all folders.
  package let directory: URL
  /// The folder of this process.
  package let own: URL
  /// The time for which sessions are stored; `nil` if they end with the process.
  private let lifetime: TimeInterval?
  private let lock = Locked<FileLock?>(nil)
  /// The folders of sessions in memory.
  private let current = Locked<Set<SessionFolder>>([])
  private let nodes: URL
  private let sessions: URL

  /// Determines the folders, which are created on demand.
  ///
  /// - Parameters:
  ///   - directory: The directory of all folders.
  ///   - lifetime: The time for which sessions are stored; `nil` if they end with the process.
  package init(directory: URL, lifetime: Duration?) {
    self.directory = directory
    self.lifetime = lifetime.map { Double($0.components.seconds) }
    nodes = directory.appending(path: "nodes", directoryHint: .isDirectory)
    sessions = directory.appending(path: "sessions", directoryHint: .isDirectory)
    own = nodes.appending(path: UUID().uuidString, directoryHint: .isDirectory)
  }

  /// Whether files outlive the process.
  package var areKept: Bool { lifetime != nil }

  /// The folder of a session's uploads.
  package func folder(of session: SessionFolder) -> URL {
    let parent = areKept ? folder(ofUserNamed: session.user) : own
    return parent.appending(path: session.name, directoryHint: .isDirectory)
  }

  /// The folder of all sessions' uploads of a user.
  package func folder(of user: UserID) -> URL { folder(ofUserNamed: user.directoryName) }

  private func folder(ofUserNamed name: String) -> URL {
    sessions.appending(path: name, directoryHint: .isDirectory)
  }

  /// A new folder for the files that a session offers to its user.
  package func outbox() -> URL {
    own.appending(path: UUID().uuidString, directoryHint: .isDirectory)
  }

  /// Creates the folder of this process, and removes those of processes that have ended.
  ///
  /// - Throws: ``WebServerError`` if the directory can't be used.
  package func prepare() throws(WebServerError) {
    do {
      try Self.make(nodes)
      // Otherwise a process that has created its folder but not locked it yet would be taken for one
      // that has ended.
      let entrance = try FileLock(Self.lockFile(in: directory), .exclusive, isWaiting: true)
      removeEnded()
      try Self.make(own)
      let held = try FileLock(Self.lockFile(in: own), .exclusive, isWaiting: true)
      lock.withLock { $0 = held }
      withExtendedLifetime(entrance) {}
    } catch {
      let code = (error as? FileError)?.code
      let reason = code.map { String(cString: strerror($0)) } ?? DataDirectory.reason(error)
      throw .unwritableDirectory(path: directory.path, reason: reason)
    }
  }

  /// Removes the folder of this process.
  package func finish() {
    try? FileManager.default.removeItem(at: own)
    lock.withLock { $0 = nil }
  }

  private func removeEnded() {
    for folder in Self.contents(of: nodes)
    where !FileLock.isExclusivelyLocked(Self.lockFile(in: folder)) {
      try? FileManager.default.removeItem(at: folder)
    }
    // Earlier versions kept the folders of sessions here, and removed them all at startup.
    let known: Set = ["nodes", "sessions", "lock"]
    for folder in Self.contents(of: directory) where !known.contains(folder.lastPathComponent) {
      if Self.age(of: folder) > 86_400 { try? FileManager.default.removeItem(at: folder) }
    }
  }

  /// Records whether a session is in memory, so that its folder isn't swept.
  package func setCurrent(_ isCurrent: Bool, _ folder: SessionFolder) {
    current.withLock { current in
      if isCurrent { current.insert(folder) } else { current.remove(folder) }
    }
  }

  /// Records that a folder's session was in memory until now.
  package func touch(_ folder: URL) { utimes(folder.path, nil) }

  /// The folders of stored sessions, with the names of their users' folders.
  package func kept() -> [(user: String, folder: URL)] {
    Self.contents(of: sessions).flatMap { user in
      Self.contents(of: user).map { (user.lastPathComponent, $0) }
    }
  }

  /// Removes the folders of sessions that have expired.
  ///
  /// A folder's modification time is when its session was last known to be in memory.
  ///
  /// - Returns: The removed folders.
  package func sweep() -> [URL] {
    guard let lifetime else { return [] }
    let current = current.value
    for session in current { touch(folder(of: session)) }
    var removed: [URL] = []
    for (user, folder) in kept()
    where !current.contains(SessionFolder(user: user, name: folder.lastPathComponent)) {
      guard Self.age(of: folder) > lifetime + Self.grace else { continue }
      try? FileManager.default.removeItem(at: folder)
      rmdir(folder.deletingLastPathComponent().path)
      removed.append(folder)
    }
    return removed
  }

  // MARK: The file system

  private static func lockFile(in folder: URL) -> String { folder.appending(path: "lock").path }

  private static func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { folder.appending(path: $0, directoryHint: .isDirectory) }
  }

  /// The time since a folder was last touched, in seconds.
  private static func age(of folder: URL) -> TimeInterval {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
    return -((attributes?[.modificationDate] as? Date)?.timeIntervalSinceNow ?? 0)
  }

  /// The total size of the files in a folder, in bytes.
  ///
  /// - Complexity: O(*n*) in the files.
  package static func size(of folder: URL) -> Int {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return 0 }
    var sum = 0
    while files.nextObject() != nil {
      guard files.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
      sum += (files.fileAttributes?[.size] as? NSNumber)?.intValue ?? 0
    }
    return sum
  }
}

/// The place of a session's uploads among those of all sessions.
package struct SessionFolder: Hashable, Sendable {
  /// The name of the user's folder.
  package let user: String
  /// The name of the session's folder.
  package let name: String

  package init(user: String, name: String) {
    self.user = user
    self.name = name
  }

  package init(ofSession number: UInt64, of user: UserID) {
    self.init(user: user.directoryName, name: String(number, radix: 16))
  }
}
