/// What one socket may do.
struct ConnectionLimits: Hashable, Sendable {
  /// The size of a message, however many frames it comes in.
  var messageBytes = 16 * 1024
  /// The number of frames that one message may come in.
  var fragments = 64
  /// The time in which the first request must be complete, and after which idle ones are closed.
  var requestDeadline: Duration = .seconds(10)
  /// The time from the upgrade to the join.
  var joinDeadline: Duration = .seconds(5)
  /// The silence after which the server pings.
  var pingInterval: Duration = .seconds(20)
  /// The silence after which the socket is dropped.
  var idleTimeout: Duration = .seconds(60)
  /// Events of a user.
  var events = TokenBucket(capacity: 100, perSecond: 50)
  /// Messages of every kind.
  var messages = TokenBucket(capacity: 400, perSecond: 200)
  /// Pings, pongs and other control frames.
  var controlFrames = TokenBucket(capacity: 20, perSecond: 10)
}
