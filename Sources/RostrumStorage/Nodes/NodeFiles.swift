import Foundation
import RostrumRuntime

/// The files of one machine's nodes, each with a lock and a marker.
///
/// The lock tells whether the node has a process. The marker tells which session's turn was running
/// when the process ended.
///
/// A file is locked before it gets its name, so the file of a living node is never found unlocked,
/// and nothing waits for its lock.
package final class NodeFiles: Sendable {
  private struct Held {
    let lock: FileLock
    let marker: TurnMarker?
  }

  private let folder: String
  private let held = Locked<[NodeID: Held]>([:])

  /// Creates the folder, if it doesn't exist.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Throws: `StorageError`.
  package init(folder: String) throws(StorageError) {
    self.folder = folder
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw StorageError(FileError(path: folder, code: errno))
    }
  }

  /// Holds the lock of a node until it is removed, or this object is released.
  ///
  /// - Parameter node: A node of this process.
  /// - Throws: `StorageError`.
  package func hold(_ node: NodeID) throws(StorageError) {
    do throws(FileError) {
      try held.withLock { held throws(FileError) in
        if held[node] == nil { held[node] = try make(node) }
      }
    } catch { throw StorageError(error) }
  }

  private func make(_ node: NodeID) throws(FileError) -> Held {
    let path = path(of: node)
    let draft = "\(folder)/.\(UUID().uuidString)"
    guard let lock = try FileLock(draft, .exclusive, isWaiting: false) else {
      throw FileError(path: draft, code: EWOULDBLOCK)
    }
    let marker = TurnMarker(path: draft)
    guard rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw FileError(path: path, code: code)
    }
    return Held(lock: lock, marker: marker)
  }

  /// Removes the file of a node together with its lock and marker.
  ///
  /// - Parameter node: The node.
  package func remove(_ node: NodeID) {
    // The lock is released after the file was removed, and outside of `withLock`.
    let held = held.withLock { $0.removeValue(forKey: node) }
    withExtendedLifetime(held) { _ = unlink(path(of: node)) }
  }

  /// Whether the process of a node is alive.
  ///
  /// - Parameter node: The node.
  /// - Returns: Whether its file is locked.
  package func isHeld(_ node: NodeID) -> Bool {
    held.value[node] != nil || FileLock.isExclusivelyLocked(path(of: node))
  }

  /// The marker of a node of this process.
  ///
  /// - Parameter node: The node.
  /// - Returns: The marker; `nil` if its file can't be created.
  package func marker(of node: NodeID) -> TurnMarker? {
    try? hold(node)
    return held.value[node]?.marker
  }

  /// The session that may have ended the process of a node.
  ///
  /// - Parameter node: The node.
  /// - Returns: The session; `nil` if no turn was running, or the node has no file here.
  package func suspect(of node: NodeID) -> Suspect? { TurnMarker.suspect(at: path(of: node)) }

  /// The nodes whose processes have ended without removing their files.
  package var dead: [NodeID] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap(Self.node).filter { !isHeld($0) }
  }

  /// The file of a node, whose name may contain any characters.
  private func path(of node: NodeID) -> String { "\(folder)/\(Self.name(of: node))" }

  private static func name(of node: NodeID) -> String {
    node.rawValue.utf8.map { String($0, radix: 16) }.joined(separator: "-")
  }

  private static func node(named name: String) -> NodeID? {
    let digits = name.split(separator: "-", omittingEmptySubsequences: false)
    let bytes = digits.compactMap { UInt8($0, radix: 16) }
    guard !name.hasPrefix("."), bytes.count == digits.count else { return nil }
    return NodeID(rawValue: String(decoding: bytes, as: UTF8.self))
  }
}
