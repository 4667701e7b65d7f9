/// What one socket may do.
struct ConnectionLimits: Hashable, Sendable {
  /// The size of a message, however many frames it comes in.
  var messageBytes = 16 * 1024
  /// The number of frames that one message may come in.
  var fragments = 64
  /// The time in which the first request must be complete, and after which idle ones are closed.
  var requestDeadline: Duration = .seconds(10)
  /// The size of a text that comes in several messages, in UTF-8.
  var textBytes = 4 * 1024 * 1024
  /// The size of all values that a tab brings into a new session, with their names.
  var keptBytes = KeptValues.maximumBytes
  /// The number of those values.
  var keptCount = KeptValues.maximumCount
  /// The time from the upgrade to the join, and between the messages of a join.
  var joinDeadline: Duration = .seconds(5)
  /// The silence after which the server pings.
  var pingInterval: Duration = .seconds(20)
  /// The silence after which the socket is dropped.
  var idleTimeout: Duration = .seconds(60)
  /// Events of a user; beyond the rate they wait.
  var events = TokenBucket(capacity: 100, perSecond: 50)
  /// Messages of every kind; beyond the rate they wait.
  var messages = TokenBucket(capacity: 400, perSecond: 200)
  /// Bytes of messages; beyond the rate they wait.
  var bytes = TokenBucket(capacity: 8 * 1024 * 1024, perSecond: 1024 * 1024)
  /// The number of messages that wait, while nothing more is read from the socket.
  var waitingMessages = 4096
  /// Requests for the whole tree.
  var mounts = TokenBucket(capacity: 10, perSecond: 0.1)
  /// Pings, pongs and other control frames.
  var controlFrames = TokenBucket(capacity: 20, perSecond: 10)
}
