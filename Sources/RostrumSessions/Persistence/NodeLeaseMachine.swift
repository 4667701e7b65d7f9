/// A state machine that decides whether a node may run its sessions.
///
/// The node's lease lapses when it isn't renewed in time, or when the storage reports that it
/// expired. Other nodes may then have taken over sessions, so the node runs none until it has
/// regained their leases. Renewal continues meanwhile, however long that takes; after another
/// lapse, the leases are regained again.
package struct NodeLeaseMachine: Sendable {
  /// A renewal in flight.
  package struct Renewal: Sendable {
    fileprivate var start: Duration
    fileprivate var hadEnded: Bool
  }

  /// A lapse of the lease, by its count.
  package struct Lapse: Hashable, Sendable {
    fileprivate var count: Int
  }

  private let lifetime: Duration
  /// The time at which the lease expires; `nil` before the first renewal.
  private var deadline: Duration?
  /// The number of lapses so far.
  private var lapses = 0
  /// The number of lapses after which the sessions' leases were regained.
  private var regained = 0

  /// Creates the machine of a node without a lease.
  ///
  /// - Parameter lifetime: The time for which a renewed lease lasts.
  package init(lifetime: Duration) {
    self.lifetime = lifetime
  }

  /// Whether the storage knows the node, and so can lease sessions to it.
  package var isRegistered: Bool { deadline != nil }

  /// Whether the node may run the sessions that it holds leases for.
  package func holds(at now: Duration) -> Bool {
    guard let deadline else { return false }
    return now < deadline && regained == lapses
  }

  /// Whether the node's own lease hasn't expired, so that it can receive sessions.
  package func isCurrent(at now: Duration) -> Bool { deadline.map { now < $0 } ?? true }

  /// Starts a renewal.
  package func beginRenewal(at now: Duration) -> Renewal {
    Renewal(start: now, hadEnded: deadline.map { $0 <= now } ?? false)
  }

  /// Records a successful renewal.
  ///
  /// - Parameters:
  ///   - renewal: The renewal.
  ///   - hasLasted: Whether the lease was still valid, according to the storage.
  /// - Returns: The lapse after which the sessions' leases must be regained; `nil` if they are
  ///   still valid.
  package mutating func finish(_ renewal: Renewal, hasLasted: Bool) -> Lapse? {
    if deadline != nil, !hasLasted || renewal.hadEnded { lapses += 1 }
    deadline = renewal.start + lifetime
    return regained == lapses ? nil : Lapse(count: lapses)
  }

  /// Records that the storage can't be changed by any node, so that the lease remains valid.
  package mutating func extend(_ renewal: Renewal) {
    if deadline != nil { deadline = renewal.start + lifetime }
  }

  /// Records that the sessions' leases were regained.
  package mutating func didRegain(after lapse: Lapse) {
    regained = max(regained, lapse.count)
  }
}
