/// The reason why a socket is closed, as the code of its close frame.
package enum CloseCode: UInt16, Hashable, Sendable {
  /// The tab is closed, or asked for the end of the session.
  case normal = 1000
  /// The server is stopping, or can't reach the storage that may have the session.
  case goingAway = 1001
  /// A message is JSON but not a message of the protocol, or a frame violates RFC 6455.
  case malformed = 1002
  /// A binary message.
  case binary = 1003
  /// Text that isn't UTF-8 or isn't JSON.
  case notText = 1007
  /// Too many control frames, mounts or waiting messages, or no message before a deadline.
  case policy = 1008
  /// A message of more than 16 KiB or of too many fragments, or a text beyond its limit.
  case tooLarge = 1009
  /// The server, or the address of the browser, has reached a limit.
  case tryLater = 1013
  /// The number of an event isn't the successor of the last one.
  case outOfSequence = 4001
  /// An edit refers to a text that the server doesn't have, so the browser must send whole texts.
  case outOfStep = 4002
  /// A different socket took over the session.
  case replaced = 4003
  /// The user has reached a limit.
  case tooManyOfUser = 4004
  /// The user isn't signed in, or no longer.
  case signedOut = 4005
  /// The server has a newer client, for which the page must be loaded again.
  case outdated = 4006
  /// The browser has sent no cookie, by which the server would recognize its user.
  case withoutCookie = 4007
}
