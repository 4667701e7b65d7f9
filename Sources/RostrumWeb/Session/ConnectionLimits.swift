import RostrumSessions

/// The limits of one socket.
package struct ConnectionLimits: Hashable, Sendable {
  /// The maximum size of a message, across all of its frames.
  package var messageBytes = 16 * 1024
  /// The maximum number of frames of a message.
  package var fragments = 64
  /// The time within which the first request must be complete, and after which idle connections are
  /// closed.
  package var requestDeadline: Duration = .seconds(10)
  /// The time from the head of a request to its end.
  package var bodyDeadline: Duration = .seconds(30)
  /// The maximum size of a text that spans several messages, in UTF-8.
  package var textBytes = 4 * 1024 * 1024
  /// The maximum size of all values that a tab passes to a new session, including their names.
  package var keptBytes = KeptValues.maximumBytes
  /// The maximum number of those values.
  package var keptCount = KeptValues.maximumCount
  /// The maximum time from the upgrade to the join, and between the messages of a join.
  package var joinDeadline: Duration = .seconds(5)
  /// The time without traffic after which the server sends a ping.
  package var pingInterval: Duration = .seconds(20)
  /// The time without traffic after which the server closes the socket.
  package var idleTimeout: Duration = .seconds(60)
  /// The rate of events; events beyond it wait.
  package var events = TokenBucket(capacity: 100, perSecond: 50)
  /// The rate of messages of any kind; messages beyond it wait.
  package var messages = TokenBucket(capacity: 400, perSecond: 200)
  /// The rate of bytes; messages beyond it wait.
  package var bytes = TokenBucket(capacity: 8 * 1024 * 1024, perSecond: 1024 * 1024)
  /// The maximum number of waiting messages, during which the socket isn't read.
  package var waitingMessages = 4096
  /// The rate of requests for the whole tree.
  package var mounts = TokenBucket(capacity: 10, perSecond: 0.1)
  /// The rate of pings, pongs and other control frames.
  package var controlFrames = TokenBucket(capacity: 20, perSecond: 10)

  package init() {}
}
