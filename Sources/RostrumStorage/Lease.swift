/// A process that serves sessions.
public struct NodeID: Hashable, Sendable, RawRepresentable {
  /// The name, which is unique for each start of a process.
  public var rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The right of a node to run a session.
public struct Lease: Hashable, Sendable {
  /// The number of the session.
  public var number: UInt64
  /// The node that runs it.
  public var node: NodeID
  /// The number of times that the session was granted, which fences off writes by earlier holders.
  public var fence: Int64

  /// Creates a lease.
  public init(number: UInt64, node: NodeID, fence: Int64) {
    self.number = number
    self.node = node
    self.fence = fence
  }
}

/// The result of a request for a session.
public enum Claim: Hashable, Sendable {
  /// The node runs the session from now on.
  ///
  /// - Parameters:
  ///   - lease: The lease.
  ///   - record: The session as it was written last.
  ///   - failures: What the ends of nodes in a row count against the session: 4 for a trap in its
  ///     code, 1 for any other end during one of its turns.
  case granted(Lease, SessionRecord, failures: Int)
  /// A different node that is alive has the session.
  case held(by: NodeID)
  /// There is no such session.
  case missing
}
