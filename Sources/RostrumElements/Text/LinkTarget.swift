/// The destination of a link.
public struct LinkTarget: Hashable, Sendable {
  /// The absolute address (RFC 3986).
  public let address: String
  /// Whether a tap is sent as an event because the app opens addresses itself.
  ///
  /// Otherwise, a host that can open addresses does so without an event.
  public let isOpenedByApp: Bool

  /// Creates a target.
  public init(_ address: String, isOpenedByApp: Bool) {
    self.address = address
    self.isOpenedByApp = isOpenedByApp
  }
}
