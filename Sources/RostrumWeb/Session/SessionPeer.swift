import NIOCore

/// The browser at the other end of a session.
@MainActor
protocol SessionPeer: AnyObject {
  /// Whether the connection is there still, as far as is known.
  var isOpen: Bool { get }
  /// Lets events come that follow this number.
  func begin(after lastEvent: UInt64)
  /// Sends a text message.
  func send(_ message: ByteBuffer)
  /// Ends the connection, not the session.
  func close(_ code: CloseCode)
}
