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
  /// - Parameters:
  ///   - node: The node.
  ///   - lifetime: The time after which other nodes may take over its sessions.
  /// - Returns: Whether the node's lease had lasted until now. Otherwise the node is new, or other
  ///   nodes may have taken over its sessions: it must claim them again.
  /// - Throws: ``StorageError``.
  func renew(_ node: NodeID, for lifetime: Duration) async throws(StorageError) -> Bool

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
  /// A session is granted with the number of nodes in a row that died while they ran it. The number
  /// goes back to zero when the session is released, and when it is written ten seconds after it was
  /// granted or later: a session that runs for so long isn't what ends the process. A caller that
  /// doesn't dare to run the session calls ``setAside(_:)``.
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

  /// Writes sessions, each of them as a whole.
  ///
  /// When it returns, the sessions survive the end of the process and of the system. When it throws,
  /// some of them may have been written.
  ///
  /// - Parameter writes: The sessions with the leases of this node.
  /// - Returns: The numbers of the sessions whose leases were lost; they weren't written.
  /// - Throws: ``StorageError``.
  func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64>

  /// Ends leases, so that any node gets the sessions at once.
  ///
  /// A lease that was lost already is ignored. The lifetimes of the sessions begin anew.
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

  /// The numbers of sessions that other nodes request from a node.
  ///
  /// Requests from before the call that are still open come first. A number may come more than once.
  ///
  /// - Parameter node: The node that has the sessions.
  /// - Returns: The numbers.
  func handOvers(to node: NodeID) -> AsyncStream<UInt64>

  /// The numbers of sessions that a node has requested and other nodes have released or ended.
  ///
  /// A number may come more than once. It doesn't come if the holder died: a caller that waits claims
  /// again from time to time.
  ///
  /// - Parameter node: The node that has requested the sessions.
  /// - Returns: The numbers.
  func releases(to node: NodeID) -> AsyncStream<UInt64>
}
