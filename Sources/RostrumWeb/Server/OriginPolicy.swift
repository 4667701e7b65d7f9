/// The policy that only pages of this server may open sockets.
///
/// Browsers send the page's origin and the server's host with every upgrade. The two must match
/// exactly. A request without an origin doesn't come from a page.
enum OriginPolicy {
  /// Whether a page with an origin may connect to a host.
  ///
  /// - Parameters:
  ///   - origins: The values of all `Origin` headers.
  ///   - hosts: The values of all `Host` headers.
  /// - Returns: Whether the connection is allowed.
  static func allows(origins: [String], hosts: [String]) -> Bool {
    guard origins.count == 1, hosts.count == 1, let host = hosts.first, !host.isEmpty else {
      return false
    }
    return origins == ["http://\(host)"] || origins == ["https://\(host)"]
  }
}
