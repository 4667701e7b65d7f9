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
  /// - Returns: Whether the node's lease had lasted until now. Otherwise other nodes may have taken
  ///   over its sessions: it must claim them again.
  /// - Throws: ``StorageError``.
  func renew(_ node: NodeID, for lifetime: Duration) async throws(StorageError) -> Bool

  /// Removes a node, and releases its sessions.
  func remove(_ node: NodeID) async throws(StorageError)

  /// Makes the row of a new session, which is leased to a node.
  ///
  /// - Parameters:
  ///   - session: The session's first contents.
  ///   - node: The node that runs it.
  /// - Returns: The lease.
  /// - Throws: ``StorageError/exists`` if the number is taken.
  func begin(_ session: SessionRecord, on node: NodeID) async throws(StorageError) -> Lease

  /// Requests a session, whoever has it.
  ///
  /// If no node that is alive has the session, this node gets it. Otherwise the holder is notified by
  /// its ``handOvers(to:)``, and the caller claims again when ``releases(to:)`` says so.
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

  /// Writes sessions, in one transaction.
  ///
  /// - Parameter writes: The sessions with the leases of this node.
  /// - Returns: The numbers of the sessions whose leases were lost; they weren't written.
  /// - Throws: ``StorageError``.
  func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64>

  /// Ends leases, so that any node gets the sessions at once.
  func release(_ leases: [Lease]) async throws(StorageError)

  /// Deletes sessions.
  func end(_ numbers: [UInt64]) async throws(StorageError)

  /// Deletes all sessions of a user.
  func end(allOf user: String) async throws(StorageError)

  /// Deletes sessions whose lifetime has passed.
  ///
  /// - Returns: The number of deleted sessions.
  /// - Throws: ``StorageError``.
  func sweep() async throws(StorageError) -> Int

  /// Counts the sessions that no node runs, of a user.
  func count(of user: String) async throws(StorageError) -> Int

  /// The numbers of sessions that other nodes request from a node.
  func handOvers(to node: NodeID) -> AsyncStream<UInt64>

  /// The numbers of sessions that a node has requested and other nodes have released.
  func releases(to node: NodeID) -> AsyncStream<UInt64>
}
