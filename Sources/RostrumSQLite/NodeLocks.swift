import Foundation
import RostrumRuntime
import RostrumStorage

/// The locks that say which nodes of this machine have a process.
final class NodeLocks: Sendable {
  private let folder: String
  private let held = Locked<[NodeID: FileLock]>([:])

  init(folder: String) throws(StorageError) {
    self.folder = folder
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw StorageError(FileError(path: folder, code: errno))
    }
  }

  /// Holds the lock of a node until it is removed, or this object is released.
  func hold(_ node: NodeID) throws(StorageError) {
    if held.value[node] != nil { return }
    // Another process that looks whether the node is alive holds the file for a moment.
    let lock: FileLock?
    do { lock = try FileLock(path(of: node), .exclusive, isWaiting: true) } catch {
      throw StorageError(error)
    }
    held.withLock { held in
      if held[node] == nil { held[node] = lock }
    }
  }

  /// Gives up the lock of a node.
  func remove(_ node: NodeID) {
    // The lock is released after the file has gone, and outside of `withLock`.
    let lock = held.withLock { $0.removeValue(forKey: node) }
    withExtendedLifetime(lock) { _ = unlink(path(of: node)) }
  }

  /// Whether the process of a node is alive.
  func isHeld(_ node: NodeID) -> Bool {
    held.value[node] != nil || FileLock.isExclusivelyLocked(path(of: node))
  }

  /// The file of a node, whose name may have any characters.
  private func path(of node: NodeID) -> String {
    let name = node.rawValue.utf8.map { String($0, radix: 16) }.joined(separator: "-")
    return "\(folder)/\(name)"
  }
}
