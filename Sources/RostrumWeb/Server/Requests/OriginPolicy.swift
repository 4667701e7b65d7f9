/// The policy that only pages of this server may open sockets.
///
/// Browsers send the page's origin and the server's host with every upgrade. The two must consist
/// of the same bytes. A request without an origin doesn't come from a page. Over TLS, the page must
/// have been loaded over TLS: anybody on the network can send a page without it.
enum OriginPolicy {
  /// Whether a page with an origin may connect to a host.
  ///
  /// NB: `==` of strings would consider different bytes equal if they are canonically equivalent.
  ///
  /// - Parameters:
  ///   - origins: The values of all `Origin` headers.
  ///   - hosts: The values of all `Host` headers.
  ///   - isSecure: Whether the browser's connection has TLS.
  /// - Returns: Whether the connection is allowed.
  static func allows(origins: [String], hosts: [String], isSecure: Bool = false) -> Bool {
    guard origins.count == 1, hosts.count == 1, HostPolicy.isHost(hosts[0]) else { return false }
    return (isSecure ? ["https://"] : ["http://", "https://"]).contains { scheme in
      origins[0].utf8.elementsEqual((scheme + hosts[0]).utf8)
    }
  }
}
