internal import Logging
import RostrumRuntime
package import RostrumStorage

extension SessionRepository {
  /// Deletes sessions.
  package func delete(_ numbers: [UInt64]) async {
    discount(numbers)
    ledger.withLock { ledger in for number in numbers { ledger.delete(number) } }
    await flush()
  }

  /// Deletes all sessions of a user, those without a node included.
  ///
  /// If the storage fails, they are deleted when it works again.
  package func revoke(_ user: String) async {
    forget(user)
    ledger.withLock { $0.revoke(user) }
    await flush()
  }

  /// Forgets all sessions of a user, which a different node has deleted.
  package nonisolated func forget(_ user: String) {
    discount(ledger.withLock { $0.loseAll(of: user) })
  }

  /// Lets other nodes have a session that leaves memory, or deletes it if its user has too many.
  ///
  /// - Returns: Whether the session is still stored.
  package func leave(_ number: UInt64, of user: String, unlessMoreThan limit: Int) async -> Bool {
    if await count(of: user) >= limit {
      await delete([number])
      return false
    }
    leave([number])
    await flush()
    return true
  }

  /// Deletes the oldest sessions in the storage, until what was written since is within the limits.
  ///
  /// Sessions that nodes run are kept.
  package func trim() async {
    for share in growth.takeDue(within: configuration.storedLimits) {
      do throws(StorageError) {
        let count = try await storage.trim(share, to: configuration.storedLimits[share])
        guard count > 0 else { continue }
        logger.warning(
          "the oldest sessions are deleted, because too much is stored",
          metadata: ["share": "\(share)", "count": "\(count)"])
      } catch {
        logger.error("stored sessions can't be counted", metadata: ["error": "\(error)"])
      }
    }
  }

  /// The number of a user's sessions that no node runs.
  package func count(of user: String) async -> Int {
    (try? await storage.count(of: user)) ?? 0
  }

  /// Takes back the leases of the node, after its own lease had lapsed.
  ///
  /// Sessions that a different node has had in between are reported as lost.
  ///
  /// - Returns: The numbers of these sessions.
  /// - Throws: ``StorageError``.
  package func regain() async throws(StorageError) -> Set<UInt64> {
    let leases = ledger.withLock(\.leases)
    var gone: Set<UInt64> = []
    if !leases.isEmpty {
      let lost = try await storage.regain(leases)
      gone = ledger.withLock { $0.finishRegaining(leases, lost: lost) }
    }
    // A round tells which rows were made although the answers were lost, and reports lost sessions.
    if ledger.withLock(\.isUncertain) {
      await flush()
      if ledger.withLock(\.isUncertain) {
        throw .unreachable(reason: "New sessions aren't stored yet.")
      }
    }
    return gone
  }

  /// Writes what is left, and lets other nodes have all sessions: the process ends.
  ///
  /// What can't be written is logged.
  package func finish(_ numbers: [UInt64]) async {
    leave(numbers)
    await flush()
    // Those that a round had begun to write have been put again since.
    await flush()
    let unwritten = ledger.withLock(\.unwritten)
    if !unwritten.isEmpty {
      logger.critical(
        "the last changes of sessions are lost, because they can't be stored",
        metadata: [
          "count": "\(unwritten.count)", "sessions": "\(unwritten.prefix(100).sorted())",
        ])
    }
    do throws(StorageError) {
      try await storage.remove(configuration.node)
    } catch {
      logger.error("the node can't be removed", metadata: ["error": "\(error)"])
    }
  }
}
