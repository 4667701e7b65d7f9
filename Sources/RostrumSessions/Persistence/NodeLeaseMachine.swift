/// Whether a node may run its sessions, as a state machine.
///
/// The lease of the node lapses when it isn't renewed in time, or when the storage says that it
/// didn't last. Different nodes may have taken over sessions since, so that the node runs none until
/// it has regained its leases. The lease is renewed all the while, however long that takes; if it
/// lapses again, the leases are regained again.
package struct NodeLeaseMachine: Sendable {
  /// A renewal in flight.
  package struct Renewal: Sendable {
    fileprivate var start: Duration
    fileprivate var hadEnded: Bool
  }

  /// How often the lease has lapsed.
  package struct Lapse: Hashable, Sendable {
    fileprivate var count: Int
  }

  private let lifetime: Duration
  /// When the lease ends; `nil` before the first renewal.
  private var deadline: Duration?
  /// How often the lease has lapsed.
  private var lapses = 0
  /// The number of lapses after which the leases of the sessions were regained.
  private var regained = 0

  /// Creates a machine of a node without a lease.
  ///
  /// - Parameter lifetime: The time for which a renewed lease lasts.
  package init(lifetime: Duration) {
    self.lifetime = lifetime
  }

  /// Whether the storage knows the node, so that it can lease sessions to it.
  package var isRegistered: Bool { deadline != nil }

  /// Whether the node may run the sessions that it has leased.
  package func holds(at now: Duration) -> Bool {
    guard let deadline else { return false }
    return now < deadline && regained == lapses
  }

  /// Whether the node's own lease lasts, so that it can get sessions.
  package func isCurrent(at now: Duration) -> Bool { deadline.map { now < $0 } ?? true }

  /// Begins to renew the lease.
  package func beginRenewal(at now: Duration) -> Renewal {
    Renewal(start: now, hadEnded: deadline.map { $0 <= now } ?? false)
  }

  /// The lease was renewed.
  ///
  /// - Parameters:
  ///   - renewal: The renewal.
  ///   - hasLasted: Whether the lease had lasted until then, as the storage says.
  /// - Returns: The lapse after which the leases of the sessions are to be regained; `nil` if they
  ///   are still the node's.
  package mutating func finish(_ renewal: Renewal, hasLasted: Bool) -> Lapse? {
    if deadline != nil, !hasLasted || renewal.hadEnded { lapses += 1 }
    deadline = renewal.start + lifetime
    return regained == lapses ? nil : Lapse(count: lapses)
  }

  /// The storage can't be changed by anyone, so that the lease lasts.
  package mutating func extend(_ renewal: Renewal) {
    if deadline != nil { deadline = renewal.start + lifetime }
  }

  /// The leases of the sessions were regained.
  package mutating func didRegain(after lapse: Lapse) {
    regained = max(regained, lapse.count)
  }
}
