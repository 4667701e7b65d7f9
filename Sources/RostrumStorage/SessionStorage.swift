/// A storage in which sessions outlive their processes.
///
/// Each session has a row. A node is a process that serves sessions, and at most one node may run a
/// session at any time. The row names this node, and counts how often the session was granted. The
/// count fences writes: a node that was suspended while another one took the session over can't
/// write it any longer.
///
/// A node is alive for as long as it renews its own lease. Times are those of the storage's clock,
/// so the nodes' clocks don't matter.
///
/// All methods throw ``StorageError`` if the storage is unreachable, full or damaged.
public protocol SessionStorage: Sendable {
  /// Registers a node, or renews its lease.
  ///
  /// This also resets the failure counts of the node's sessions that have lived for ten seconds;
  /// see ``claim(_:for:isTaking:)``.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - lifetime: The time after which other nodes may take over its sessions.
  /// - Returns: Whether the node's lease hasn't expired in between. If it has, the node is new, or
  ///   other nodes may have taken over its sessions: it calls ``regain(_:)``.
  /// - Throws: ``StorageError``.
  func renew(_ node: NodeID, for lifetime: Duration) async throws(StorageError) -> Bool

  /// Takes back the sessions that a node was running when its own lease expired.
  ///
  /// A session is taken back if no other node has had it since: its fence is still that of the
  /// lease, and its node is the same, or none because the node was found dead. No contents are
  /// transferred, and the leases remain valid. A released lease isn't taken back.
  ///
  /// - Parameter leases: The leases of one node, which has renewed its own lease.
  /// - Returns: The numbers of the sessions that are lost.
  /// - Throws: ``StorageError``.
  func regain(_ leases: [Lease]) async throws(StorageError) -> Set<UInt64>

  /// The marker in which a node records the session whose turn is running.
  ///
  /// The marker survives any end of the process. When the node is found dead, the session that the
  /// marker names is suspected of having ended it.
  ///
  /// - Parameter node: A node of this process.
  /// - Returns: The marker, always the same one for a node; `nil` if the storage can't keep one.
  func marker(of node: NodeID) -> TurnMarker?

  /// Removes a node, and releases its sessions.
  ///
  /// A node calls this when its process shuts down.
  ///
  /// - Parameter node: The node.
  /// - Throws: ``StorageError``.
  func remove(_ node: NodeID) async throws(StorageError)

  /// Inserts a new session, leased to a node.
  ///
  /// - Parameters:
  ///   - session: The session's first contents.
  ///   - node: The node that runs it.
  /// - Returns: The lease.
  /// - Throws: ``StorageError/exists`` if the number is taken.
  func begin(_ session: SessionRecord, on node: NodeID) async throws(StorageError) -> Lease

  /// Requests a session for a node.
  ///
  /// If no living node has the session, this node gets it. If this node has it already, it gets a
  /// new fence. Otherwise the holder is notified by its ``handOvers(to:)``, and the caller claims
  /// again after a notification by ``releases(to:)``.
  ///
  /// A session is granted with its failure count: the number of consecutive nodes that died during
  /// one of its turns, by their ``marker(of:)``. The count is reset when the session is released,
  /// and by its node's first ``renew(_:for:)`` at least ten seconds after it was granted: a session
  /// that lives for that long isn't what ends the process. A caller that doesn't want to run the
  /// session calls ``setAside(_:)``.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - node: The node that requests it.
  ///   - isTaking: Whether to ask a living node to hand the session over.
  /// - Returns: The result.
  /// - Throws: ``StorageError``.
  func claim(
    _ number: UInt64, for node: NodeID, isTaking: Bool
  ) async throws(StorageError) -> Claim

  /// Writes sessions, each as a whole or as a delta.
  ///
  /// When this method returns, the sessions survive the end of the process and of the system. When
  /// it throws, some of them may have been written. A write that is older than what is stored is
  /// ignored: an earlier version, or a delta of a different snapshot. A whole snapshot also
  /// replaces the delta.
  ///
  /// - Parameter writes: The sessions, with the leases of this node.
  /// - Returns: The numbers of the sessions whose leases were lost; they weren't written.
  /// - Throws: ``StorageError``.
  func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64>

  /// Ends leases, so that any node can claim the sessions at once.
  ///
  /// Lost leases are ignored; a released lease can't be regained. The lifetimes of the sessions
  /// restart.
  ///
  /// - Parameter leases: The leases of this node.
  /// - Throws: ``StorageError``.
  func release(_ leases: [Lease]) async throws(StorageError)

  /// Keeps a session for inspection, because it ended the processes that ran it.
  ///
  /// The session can no longer be claimed, and ``count(of:)`` leaves it out. It is deleted when its
  /// lifetime is over.
  ///
  /// - Parameter lease: A lease of this node. A lost lease is ignored.
  /// - Throws: ``StorageError``.
  func setAside(_ lease: Lease) async throws(StorageError)

  /// Deletes sessions, including those that are running on nodes.
  ///
  /// - Parameter numbers: The numbers of the sessions.
  /// - Throws: ``StorageError``.
  func end(_ numbers: [UInt64]) async throws(StorageError)

  /// Deletes all sessions of a user, including those that are running on nodes.
  ///
  /// All nodes are notified by their ``revocations()``.
  ///
  /// - Parameter user: The user.
  /// - Throws: ``StorageError``.
  func end(allOf user: String) async throws(StorageError)

  /// Deletes expired sessions and dead nodes.
  ///
  /// A running session is kept. If a session's node died, the session's lifetime starts when the
  /// node's lease expired.
  ///
  /// - Returns: The number of deleted sessions.
  /// - Throws: ``StorageError``.
  func sweep() async throws(StorageError) -> Int

  /// Counts the sessions of a user that aren't running on any node.
  ///
  /// - Parameter user: The user.
  /// - Returns: The number of sessions.
  /// - Throws: ``StorageError``.
  func count(of user: String) async throws(StorageError) -> Int

  /// Returns the number of stored bytes.
  ///
  /// - Parameter share: The sessions to count, including running ones.
  /// - Returns: The total size of the sessions' snapshots. Deltas are small and aren't counted.
  /// - Throws: ``StorageError``.
  func storedBytes(of share: StoredShare) async throws(StorageError) -> Int

  /// Deletes sessions until the rest fits into a number of bytes.
  ///
  /// The sessions that were written or released longest ago are deleted first. Sessions of living
  /// nodes are kept, even if they exceed the limit by themselves.
  ///
  /// - Parameters:
  ///   - share: The sessions to choose from.
  ///   - bytes: The maximum total size of these sessions' contents.
  /// - Returns: The number of deleted sessions.
  /// - Throws: ``StorageError``.
  func trim(_ share: StoredShare, to bytes: Int) async throws(StorageError) -> Int

  /// Closes the storage once the requests in progress have finished.
  ///
  /// Its streams end, and later requests throw ``StorageError/unreachable(reason:)``.
  func close() async

  /// The numbers of sessions that other nodes request from a node.
  ///
  /// Pending requests from before the call come first. A number may come more than once.
  ///
  /// - Parameter node: The node that has the sessions.
  /// - Returns: The numbers.
  func handOvers(to node: NodeID) -> AsyncStream<UInt64>

  /// The numbers of sessions that a node has requested, and that were since released or ended.
  ///
  /// Releases from before the call come first, unless the node has claimed the session since. A
  /// number may come more than once. None comes if the holder died, so a waiting caller claims
  /// again from time to time.
  ///
  /// - Parameter node: The node that has requested the sessions.
  /// - Returns: The numbers.
  func releases(to node: NodeID) -> AsyncStream<UInt64>

  /// The users whose sessions ``end(allOf:)`` has deleted, on any node including this one.
  ///
  /// - Returns: The users. The empty name stands for any user: some may have been missed, for
  ///   example while the connection to the storage was lost.
  func revocations() -> AsyncStream<String>
}
