package import Dispatch
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

  /// Deletes all sessions of a user, including those without a node.
  ///
  /// If the storage fails, they are deleted once it works again.
  package func revoke(_ user: String) async {
    forget(user)
    ledger.withLock { $0.revoke(user) }
    await flush()
  }

  /// Forgets all sessions of a user, which a different node has deleted.
  package nonisolated func forget(_ user: String) {
    discount(ledger.withLock { $0.loseAll(of: user) })
  }

  /// Releases a session that leaves memory to other nodes.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The user of the session.
  ///   - limit: The maximum number of the user's sessions without a node. ``trim()`` deletes the
  ///     oldest excess ones.
  package func leave(_ number: UInt64, of user: String, atMost limit: Int) async {
    leave([number])
    await flush()
    departed[user] = limit
  }

  /// Deletes the oldest stored sessions until the shares that have grown, and the users with
  /// departed sessions, are within their limits.
  ///
  /// Running sessions are kept.
  package func trim() async {
    await trimNumbers()
    await trimBytes()
  }

  private func trimNumbers() async {
    for (user, limit) in departed {
      departed[user] = nil
      do throws(StorageError) {
        let count = try await trim(user, to: limit)
        guard count > 0 else { continue }
        logger.warning(
          "the oldest sessions are deleted, because a user has too many",
          metadata: ["user": "\(user)", "count": "\(count)"])
      } catch {
        departed[user] = limit
        logger.error("stored sessions can't be counted", metadata: ["error": "\(error)"])
      }
    }
  }

  /// Deletes a user's oldest sessions without a node.
  ///
  /// - Returns: The number of deleted sessions.
  private func trim(_ user: String, to limit: Int) async throws(StorageError) -> Int {
    var sum = 0
    while try await storage.count(of: user) > limit {
      // Every session is larger than a byte, so this deletes one.
      let bytes = try await storage.storedBytes(of: .user(user)) - 1
      let count = try await storage.trim(.user(user), to: bytes)
      if count == 0 { break }
      sum += count
    }
    return sum
  }

  private func trimBytes() async {
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

  /// The number of a user's sessions without a node.
  package func count(of user: String) async -> Int {
    (try? await storage.count(of: user)) ?? 0
  }

  /// Regains the node's leases after its own lease lapsed.
  ///
  /// Sessions that a different node has had in the meantime are reported as lost.
  ///
  /// - Returns: The numbers of the lost sessions.
  /// - Throws: ``StorageError``.
  package func regain() async throws(StorageError) -> Set<UInt64> {
    let leases = ledger.withLock(\.leases)
    var gone: Set<UInt64> = []
    if !leases.isEmpty {
      let lost = try await storage.regain(leases)
      gone = ledger.withLock { $0.finishRegaining(leases, lost: lost) }
    }
    // A round finds out which rows were inserted although the replies were lost, and reports lost
    // sessions.
    if ledger.withLock(\.isUncertain) {
      await flush()
      if ledger.withLock(\.isUncertain) {
        throw .unreachable(reason: "New sessions aren't stored yet.")
      }
    }
    return gone
  }

  /// Writes everything and releases all sessions, because the process ends.
  ///
  /// Sessions that can't be written are logged.
  package func finish(_ numbers: [UInt64]) async {
    leave(numbers)
    await flush()
    // A round in progress doesn't include what was put after it started.
    await flush()
    logUnwritten()
    do throws(StorageError) {
      try await storage.remove(configuration.node)
    } catch {
      logger.error("the node can't be removed", metadata: ["error": "\(error)"])
    }
  }

  // MARK: The end of the process

  /// Writes all changes for a process that ends without its main actor, and logs what can't be
  /// written.
  ///
  /// This blocks the thread, which must not be a cooperative one.
  ///
  /// - Parameter limit: The time after which unwritten changes are abandoned.
  package nonisolated func flushAndWait(within limit: DispatchTimeInterval) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await self.flush()
      done.signal()
    }
    _ = done.wait(timeout: .now() + limit)
    logUnwritten()
  }

  /// Logs the sessions whose last changes are lost with the process.
  nonisolated func logUnwritten() {
    let unwritten = ledger.withLock(\.unwritten)
    if unwritten.isEmpty { return }
    logger.critical(
      "the last changes of sessions are lost, because they can't be stored",
      metadata: ["count": "\(unwritten.count)", "sessions": "\(unwritten.prefix(100).sorted())"])
  }
}
