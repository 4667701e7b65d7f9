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
  /// Accepts events that follow a number.
  func begin(after lastEvent: UInt64)
  /// Sends a text message.
  func send(_ message: ByteBuffer)
  /// Closes the connection without ending the session.
  func close(_ code: CloseCode)
}

extension SessionPeer {
  package var visitor: Visitor { .unknown }
}
