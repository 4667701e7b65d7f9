package import RostrumStorage

extension SessionKeeper {
  /// The settings of a keeper.
  package struct Configuration: Sendable {
    /// Where the sessions are stored.
    package var storage: any SessionStorage & SharedValueStorage
    /// The process, as the storage knows it.
    package var node = NodeID.random()
    /// Encrypts what is stored.
    package var seal = SnapshotSeal.none
    /// The time for which a session is stored after it was written last.
    package var lifetime = Self.defaultLifetime
    /// The time after which a session without a browser leaves memory, if everything is stored.
    package var hibernation: Duration = .seconds(60)
    /// The time from the first change of a session to its snapshot.
    package var delay: Duration
    /// The time after which a different node may take over the sessions of a node that has died.
    package var leaseLifetime: Duration = .seconds(5)
    /// The time for which a session is requested from the node that runs it; longer than a lease.
    package var patience: Duration = .seconds(6)
    /// The time between renewals of the node's lease.
    package var renewal: Duration = .seconds(1)
    /// The bytes of snapshots of the sessions in memory.
    package var runningLimits = Quota.none
    /// The bytes of the sessions in the storage.
    package var storedLimits = Quota.none
    /// The time between checks of what is stored.
    package var trim: Duration = .seconds(10)
    /// The time between sweeps of sessions whose lifetime has passed.
    package var sweep: Duration = .seconds(3600)

    /// The time for which a session is stored by default.
    package static let defaultLifetime: Duration = .seconds(7 * 86_400)

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - storage: Where the sessions are stored.
    ///   - delay: The time from the first change of a session to its snapshot.
    package init(
      storage: any SessionStorage & SharedValueStorage, delay: Duration = .milliseconds(500)
    ) {
      self.storage = storage
      self.delay = delay
    }
  }
}

extension NodeID {
  /// A name that no other process has.
  static func random() -> Self {
    Self(rawValue: String(UInt64.random(in: .min ... .max), radix: 36))
  }
}
