import NIOCore
import RostrumHTML
import RostrumSessions

/// The connection of a session to its browser.
@MainActor
package protocol SessionPeer: AnyObject {
  /// Whether the connection is open, as far as is known.
  var isOpen: Bool { get }
  /// The visitor at the browser, for the order of launches.
  var visitor: Visitor { get }
  /// Asks whether the connection's request would still be that of its user; `nil` if the program
  /// doesn't determine users.
  var isStillUser: (@Sendable () async -> Bool)? { get }
  /// The program's name of the sign-in of the connection's user, or `nil` if it has none.
  var signIn: String? { get }
  /// Accepts events that follow a number.
  func begin(after lastEvent: UInt64)
  /// Sends a text message.
  func send(_ message: ByteBuffer)
  /// Closes the connection without ending the session.
  func close(_ code: CloseCode)
}

extension SessionPeer {
  package var visitor: Visitor { .unknown }
  package var isStillUser: (@Sendable () async -> Bool)? { nil }
  package var signIn: String? { nil }
}
