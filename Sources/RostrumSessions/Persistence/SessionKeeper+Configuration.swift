package import RostrumStorage

extension SessionKeeper {
  /// The settings of a keeper.
  package struct Configuration: Sendable {
    /// The storage of sessions and shared values.
    package var storage: any SessionStorage & SharedValueStorage
    /// The identifier of this process.
    package var node = NodeID.random()
    /// Encrypts stored contents.
    package var seal = SnapshotSeal.none
    /// The time for which a session is stored after its last write.
    package var lifetime = Self.defaultLifetime
    /// The time after which a session without a browser leaves memory, if it is stored completely.
    package var hibernation: Duration = .seconds(60)
    /// The time from the first change of a session to its snapshot.
    package var delay: Duration
    /// The time after which other nodes may take over the sessions of a dead node.
    package var leaseLifetime: Duration = .seconds(5)
    /// How long a session is requested from the node that runs it; longer than a lease.
    package var patience: Duration = .seconds(6)
    /// The time between renewals of the node's lease.
    package var renewal: Duration = .seconds(1)
    /// The limits of snapshot bytes of sessions in memory.
    package var runningLimits = Quota.none
    /// The limits of bytes of stored sessions.
    package var storedLimits = Quota.none
    /// The maximum size of a snapshot, in bytes.
    package var maximumBytes = Self.defaultMaximumBytes
    /// The interval between checks of stored sizes.
    package var trim: Duration = .seconds(10)
    /// The interval between sweeps of expired sessions.
    package var sweep: Duration = .seconds(3600)

    /// The default time for which a session is stored.
    package static let defaultLifetime: Duration = .seconds(7 * 86_400)

    /// The default maximum size of a snapshot: 16 MiB.
    package static let defaultMaximumBytes = 16 * 1024 * 1024

    /// Creates settings.
    ///
    /// - Parameters:
    ///   - storage: The storage of sessions and shared values.
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
  /// Creates an identifier that no other process has.
  static func random() -> Self {
    Self(rawValue: String(UInt64.random(in: .min ... .max), radix: 36))
  }
}
