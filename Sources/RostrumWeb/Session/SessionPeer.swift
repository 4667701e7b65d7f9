/// The browser at the other end of a session.
@MainActor
protocol SessionPeer: AnyObject {
  /// Sends a text message.
  func send(_ message: [UInt8])
  /// Ends the connection, not the session.
  func close(_ code: CloseCode)
}
