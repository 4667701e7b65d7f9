import Foundation
import RostrumRuntime
import RostrumStorage

/// The files of the nodes of this machine, each with a lock and a marker.
///
/// The lock shows whether the node has a process. The marker shows which session had a turn when the
/// process ended.
final class NodeLocks: Sendable {
  private struct Held {
    var locks: [NodeID: FileLock] = [:]
    var markers: [NodeID: TurnMarker] = [:]
  }

  private let folder: String
  private let held = Locked(Held())
  private let queue = DispatchQueue(label: "rostrum.sqlite.locks")

  init(folder: String) throws(StorageError) {
    self.folder = folder
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw StorageError(FileError(path: folder, code: errno))
    }
  }

  /// Holds the lock of a node until it is removed, or this object is released.
  ///
  /// Another process that checks whether the node is alive holds the file for a moment. A thread of its
  /// own waits for that.
  func hold(_ node: NodeID) async throws(StorageError) {
    if held.value.locks[node] != nil { return }
    let lock = await withCheckedContinuation { continuation in
      queue.async { [self] in
        continuation.resume(
          returning: Result { () throws(FileError) in
            try FileLock(path(of: node), .exclusive, isWaiting: true)
          })
      }
    }
    do {
      let lock = try lock.get()
      held.withLock { held in
        if held.locks[node] == nil { held.locks[node] = lock }
      }
    } catch { throw StorageError(error) }
  }

  /// Removes the file of a node, and with it the lock and the marker.
  func remove(_ node: NodeID) {
    // The lock is released after the file has gone, and outside of `withLock`.
    let (lock, marker) = held.withLock {
      ($0.locks.removeValue(forKey: node), $0.markers.removeValue(forKey: node))
    }
    withExtendedLifetime((lock, marker)) { _ = unlink(path(of: node)) }
  }

  /// Whether the process of a node is alive.
  func isHeld(_ node: NodeID) -> Bool {
    held.value.locks[node] != nil || FileLock.isExclusivelyLocked(path(of: node))
  }

  /// The marker of a node of this process; `nil` if the file can't be written.
  func marker(of node: NodeID) -> TurnMarker? {
    held.withLock { held in
      if let marker = held.markers[node] { return marker }
      let marker = TurnMarker(path: path(of: node))
      held.markers[node] = marker
      return marker
    }
  }

  /// The session that has a turn on a node, or had one when its process ended.
  func turn(of node: NodeID) -> UInt64? { TurnMarker.number(at: path(of: node)) }

  /// The file of a node, whose name may have any characters.
  private func path(of node: NodeID) -> String {
    let name = node.rawValue.utf8.map { String($0, radix: 16) }.joined(separator: "-")
    return "\(folder)/\(name)"
  }
}
