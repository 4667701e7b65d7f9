import RostrumRuntime
package import RostrumStorage

/// The lease of a node, without which it must not run its sessions.
///
/// The lease is renewed off the main actor. A process that was suspended, or couldn't reach the
/// storage for longer than the lease lasts, can't know whether a different node has taken over its
/// sessions. So it runs none of their turns until it has regained them; see ``NodeLeaseMachine``.
package final class NodeLease: Sendable {
  private let repository: SessionRepository
  private let lifetime: Duration
  private let now: @Sendable () -> Duration
  private let machine: Locked<NodeLeaseMachine>

  package init(
    repository: SessionRepository, lifetime: Duration, now: @escaping @Sendable () -> Duration
  ) {
    self.repository = repository
    self.lifetime = lifetime
    self.now = now
    let machine = Locked(NodeLeaseMachine(lifetime: lifetime))
    self.machine = machine
    repository.follow { machine.withLock { $0.holds(at: now()) } }
  }

  /// Whether the node may run its sessions.
  package var holds: Bool {
    guard repository.holdsAny else { return true }
    return machine.withLock { $0.holds(at: now()) }
  }

  /// Whether the node should receive sessions: its lease hasn't expired.
  ///
  /// A node that hasn't tried to store any session keeps running new ones in memory even after its
  /// lease has expired. But it could neither store them nor load stored ones.
  package var isCurrent: Bool { machine.withLock { $0.isCurrent(at: now()) } }

  /// Renews the lease.
  ///
  /// - Returns: The lapse after which the node must regain its sessions; `nil` if they are still
  ///   its own.
  /// - Throws: ``StorageError``. A full or damaged storage can't be changed by other nodes either,
  ///   so the lease remains valid; see ``StorageError/unreachable(reason:)``.
  package func renew() async throws(StorageError) -> NodeLeaseMachine.Lapse? {
    let renewal = machine.withLock { $0.beginRenewal(at: now()) }
    do throws(StorageError) {
      let configuration = repository.configuration
      let hasLasted = try await configuration.storage.renew(configuration.node, for: lifetime)
      repository.didRegister()
      return machine.withLock { $0.finish(renewal, hasLasted: hasLasted) }
    } catch {
      switch error {
      case .full, .damaged, .refused, .exists: machine.withLock { $0.extend(renewal) }
      case .unreachable: break
      }
      throw error
    }
  }

  /// Regains the sessions of the node.
  ///
  /// - Parameter lapse: The lapse of the lease.
  /// - Returns: The numbers of the sessions that a different node has had in the meantime.
  /// - Throws: ``StorageError``.
  package func regain(
    after lapse: NodeLeaseMachine.Lapse
  ) async throws(StorageError) -> Set<UInt64> {
    let lost = try await repository.regain()
    machine.withLock { $0.didRegain(after: lapse) }
    return lost
  }
}
