/// Where sessions outlive their processes.
///
/// A session is a row. At any time at most one node, which is a process that serves sessions, may run
/// it: the row names the node, and counts how often it was granted. That count fences writes: a node
/// that was paused while a different node took the session over can't write it any more.
///
/// A node is alive for as long as it renews its own lease. Times are those of the storage's clock, so
/// the clocks of the nodes don't matter.
///
/// All methods throw ``StorageError`` if the storage can't be reached, is full, or is damaged.
public protocol SessionStorage: Sendable {
  /// Registers a node, or renews its lease.
  ///
  /// It also clears the failures of the node's sessions that have lived for ten seconds, as
  /// ``claim(_:for:isTaking:)`` describes.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - lifetime: The time after which other nodes may take over its sessions.
  /// - Returns: Whether the node's lease had lasted until now. Otherwise the node is new, or other
  ///   nodes may have taken over its sessions: it calls ``regain(_:)``.
  /// - Throws: ``StorageError``.
  func renew(_ node: NodeID, for lifetime: Duration) async throws(StorageError) -> Bool

  /// Takes back the sessions that a node ran when its own lease ended.
  ///
  /// A session is taken back if no other node has had it since: its fence is still that of the lease,
  /// and its node is the same, or none because the node was found dead. No contents are transferred,
  /// and the leases stay as they are. A lease that was released isn't taken back.
  ///
  /// - Parameter leases: The leases of one node, which has renewed its own lease.
  /// - Returns: The numbers of the sessions that are lost.
  /// - Throws: ``StorageError``.
  func regain(_ leases: [Lease]) async throws(StorageError) -> Set<UInt64>

  /// The marker in which a node notes which of its sessions has a turn.
  ///
  /// The marker outlives the process, however it ends. When the node is found dead, the session that
  /// the marker names is suspected of having ended it.
  ///
  /// - Parameter node: A node of this process.
  /// - Returns: The marker, always the same one for a node; `nil` if the storage has no place for it.
  func marker(of node: NodeID) -> TurnMarker?

  /// Removes a node, and releases its sessions.
  ///
  /// A node calls it when its process ends in order.
  ///
  /// - Parameter node: The node.
  /// - Throws: ``StorageError``.
  func remove(_ node: NodeID) async throws(StorageError)

  /// Makes the row of a new session, which is leased to a node.
  ///
  /// - Parameters:
  ///   - session: The session's first contents.
  ///   - node: The node that runs it.
  /// - Returns: The lease.
  /// - Throws: ``StorageError/exists`` if the number is taken.
  func begin(_ session: SessionRecord, on node: NodeID) async throws(StorageError) -> Lease

  /// Requests a session for a node.
  ///
  /// If no node that is alive has the session, this node gets it. It also gets a session that it has
  /// already, with a new fence. Otherwise the holder is notified by its ``handOvers(to:)``, and the
  /// caller claims again when ``releases(to:)`` says so.
  ///
  /// A session is granted with its failures: the number of nodes in a row that died during a turn of
  /// the session, by their ``marker(of:)``. The number goes back to zero when the session is released,
  /// and with the first ``renew(_:for:)`` of its node at least ten seconds after it was granted: a
  /// session that lives for so long isn't what ends the process. A caller that doesn't dare to run the
  /// session calls ``setAside(_:)``.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - node: The node that requests it.
  ///   - isTaking: Whether a node that is alive is asked to hand the session over.
  /// - Returns: The result.
  /// - Throws: ``StorageError``.
  func claim(
    _ number: UInt64, for node: NodeID, isTaking: Bool
  ) async throws(StorageError) -> Claim

  /// Writes sessions, each of them as a whole or as a delta.
  ///
  /// When it returns, the sessions survive the end of the process and of the system. When it throws,
  /// some of them may have been written. What is older than what is stored is ignored: an earlier
  /// version, or a delta of a different snapshot. A whole snapshot replaces the delta as well.
  ///
  /// - Parameter writes: The sessions with the leases of this node.
  /// - Returns: The numbers of the sessions whose leases were lost; they weren't written.
  /// - Throws: ``StorageError``.
  func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64>

  /// Ends leases, so that any node gets the sessions at once.
  ///
  /// A lease that was lost already is ignored; one that is released can't be regained. The lifetimes of the sessions begin anew.
  ///
  /// - Parameter leases: The leases of this node.
  /// - Throws: ``StorageError``.
  func release(_ leases: [Lease]) async throws(StorageError)

  /// Keeps a session for the operator, because it ended the processes that ran it.
  ///
  /// The session can't be claimed any more, and doesn't count. It is deleted when its lifetime has
  /// passed.
  ///
  /// - Parameter lease: The lease of this node. A lease that was lost already is ignored.
  /// - Throws: ``StorageError``.
  func setAside(_ lease: Lease) async throws(StorageError)

  /// Deletes sessions, including those that nodes run.
  ///
  /// - Parameter numbers: The numbers of the sessions.
  /// - Throws: ``StorageError``.
  func end(_ numbers: [UInt64]) async throws(StorageError)

  /// Deletes all sessions of a user, including those that nodes run.
  ///
  /// All nodes hear of it by their ``revocations()``.
  ///
  /// - Parameter user: The user.
  /// - Throws: ``StorageError``.
  func end(allOf user: String) async throws(StorageError)

  /// Deletes sessions whose lifetime has passed, and nodes that are dead.
  ///
  /// A session that a node runs is kept. The lifetime of a session whose node died begins with the
  /// end of the node's lease.
  ///
  /// - Returns: The number of deleted sessions.
  /// - Throws: ``StorageError``.
  func sweep() async throws(StorageError) -> Int

  /// Counts the sessions of a user that no node runs.
  ///
  /// - Parameter user: The user.
  /// - Returns: The number of sessions.
  /// - Throws: ``StorageError``.
  func count(of user: String) async throws(StorageError) -> Int

  /// Returns how much is stored.
  ///
  /// - Parameter share: The sessions that count, including those that nodes run.
  /// - Returns: The number of bytes of the sessions' snapshots. Deltas don't count: they are small.
  /// - Throws: ``StorageError``.
  func storedBytes(of share: StoredShare) async throws(StorageError) -> Int

  /// Deletes sessions until the rest has at most a number of bytes.
  ///
  /// Those that were written or released longest ago are deleted first. Sessions that a living node
  /// runs are kept, even if they have more bytes by themselves.
  ///
  /// - Parameters:
  ///   - share: The sessions to choose from.
  ///   - bytes: The number of bytes that the contents of these sessions may have together.
  /// - Returns: The number of deleted sessions.
  /// - Throws: ``StorageError``.
  func trim(_ share: StoredShare, to bytes: Int) async throws(StorageError) -> Int

  /// Closes the storage, after the requests that have begun.
  ///
  /// Its streams end, and later requests throw ``StorageError/unreachable(reason:)``.
  func close() async

  /// The numbers of sessions that other nodes request from a node.
  ///
  /// Requests from before the call that are still open come first. A number may come more than once.
  ///
  /// - Parameter node: The node that has the sessions.
  /// - Returns: The numbers.
  func handOvers(to node: NodeID) -> AsyncStream<UInt64>

  /// The numbers of sessions that a node has requested and other nodes have released or ended.
  ///
  /// Releases from before the call come first, unless the node has claimed the session since. A number
  /// may come more than once. It doesn't come if the holder died: a caller that waits claims again
  /// from time to time.
  ///
  /// - Parameter node: The node that has requested the sessions.
  /// - Returns: The numbers.
  func releases(to node: NodeID) -> AsyncStream<UInt64>

  /// The users whose sessions ``end(allOf:)`` has deleted, called on any node, this one included.
  ///
  /// - Returns: The users. The empty name stands for any user: some may have been missed, such as
  ///   after the connection to the storage was lost.
  func revocations() -> AsyncStream<String>
}
