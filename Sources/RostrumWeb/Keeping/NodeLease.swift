import Logging
import RostrumRuntime
import RostrumStorage

/// The lease of a node, without which it must not run the sessions that it has.
///
/// The lease is renewed off the main actor. A process that was paused, or that can't reach the
/// storage for longer than the lease lasts, can't know whether a different node runs its sessions by
/// now. It therefore runs none of them until it has claimed them again.
final class NodeLease: Sendable {
  private let writer: SessionWriter
  private let lifetime: Duration
  private let now: @Sendable () -> Duration
  /// When the lease ends; `nil` before the first renewal.
  private let deadline = Locked<Duration?>(nil)

  init(writer: SessionWriter, lifetime: Duration, now: @escaping @Sendable () -> Duration) {
    self.writer = writer
    self.lifetime = lifetime
    self.now = now
  }

  /// Whether the node may run its sessions.
  var holds: Bool {
    guard writer.holdsAny, let end = deadline.value else { return true }
    return now() < end
  }

  /// Whether the node should get sessions: its lease hasn't ended.
  ///
  /// A node that has no sessions holds its lease even then, and runs new sessions in memory. But it
  /// could neither store them nor get those that are stored.
  var isCurrent: Bool { deadline.value.map { now() < $0 } ?? true }

  /// The result of a renewal.
  enum Renewal: Sendable {
    /// The lease has lasted.
    case lasted
    /// The lease had ended; the sessions were claimed again, except for those that were lost.
    case regained(lost: Set<UInt64>)
  }

  /// Renews the lease.
  ///
  /// - Throws: ``StorageError``. A storage that is full or damaged can be changed by no other node
  ///   either, so that the lease lasts; see ``StorageError/unreachable(reason:)``.
  func renew() async throws(StorageError) -> Renewal {
    let start = now()
    let hadEnded = !holds
    do throws(StorageError) {
      let hasLasted = try await writer.storage.renew(writer.node, for: lifetime)
      var lost: Set<UInt64> = []
      let mustClaim = deadline.value != nil && (!hasLasted || hadEnded)
      if mustClaim { lost = try await writer.claimAgain() }
      deadline.withLock { $0 = start + lifetime }
      return mustClaim ? .regained(lost: lost) : .lasted
    } catch {
      switch error {
      case .full, .damaged, .refused, .exists:
        deadline.withLock { $0 = $0 == nil ? nil : start + lifetime }
      case .unreachable: break
      }
      throw error
    }
  }
}
