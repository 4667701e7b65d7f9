import NIOCore
import RostrumSessions

/// The sender of a request, behind any proxies that the server trusts.
struct Sender: Hashable, Sendable {
  /// The address, or `nil` if the connection has none.
  let address: IPAddress?
  /// Whether the sender's connection has TLS: that of the first proxy, or else that of the server.
  let isSecure: Bool

  /// Determines the sender.
  ///
  /// Each proxy appends the address of its peer to `X-Forwarded-For`. The sender is the last
  /// address that doesn't belong to a trusted proxy: whatever precedes it may be made up. Headers
  /// of peers that aren't trusted are ignored.
  ///
  /// - Parameters:
  ///   - peer: The address of the connection.
  ///   - addresses: The values of all `X-Forwarded-For` headers.
  ///   - protocols: The values of all `X-Forwarded-Proto` headers.
  ///   - trusted: The addresses of proxies.
  ///   - isSecure: Whether the connection to the server has TLS.
  init(
    peer: SocketAddress?, forwardedFor addresses: [String], protocols: [String],
    trusted: [AddressRange], isSecure: Bool = false
  ) {
    var address = peer.flatMap { IPAddress($0) }
    func isTrusted() -> Bool {
      address.map { peer in trusted.contains { $0.contains(peer) } } ?? false
    }
    let forwarded = protocols.last?.split(separator: ",").last.map(Self.trim)?.lowercased()
    self.isSecure = isTrusted() ? forwarded.map { $0 == "https" } ?? isSecure : isSecure
    var senders = addresses.flatMap { $0.split(separator: ",").suffix(32) }.suffix(32)
    while isTrusted(), let next = senders.popLast().flatMap({ IPAddress(Self.trim($0)) }) {
      address = next
    }
    self.address = address
  }

  /// The visitor, for the order of launches.
  var visitor: Visitor { address.map { .address($0.subscriber.bytes) } ?? .unknown }

  private static func trim(_ text: Substring) -> String {
    String(text.filter { $0 != " " && $0 != "\t" })
  }
}
