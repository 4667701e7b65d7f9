/// Why a socket is closed, as the number that goes into its close frame.
enum CloseCode: UInt16, Hashable, Sendable {
  /// The tab is closed, or asked to be.
  case normal = 1000
  /// The server stops.
  case goingAway = 1001
  /// A message is JSON but not a message of the protocol, or a frame breaks RFC 6455.
  case malformed = 1002
  /// A binary message.
  case binary = 1003
  /// Text that is not UTF-8 or not JSON.
  case notText = 1007
  /// Too many control frames, mounts or messages that wait, or no message where one was due.
  case policy = 1008
  /// A message of more than 16 KiB or of too many fragments, or a text beyond its limit.
  case tooLarge = 1009
  /// The server cannot take another session now.
  case tryLater = 1013
  /// An event's number is not the one that follows the last.
  case outOfSequence = 4001
  /// An edit is for a text that the server does not have: the browser sends its texts whole.
  case outOfStep = 4002
  /// Another socket took the session over.
  case replaced = 4003
}
