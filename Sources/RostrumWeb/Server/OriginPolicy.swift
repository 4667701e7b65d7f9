/// Which pages may open sockets: those that this server has delivered.
///
/// Browsers name the page's origin and the server's host in every upgrade. They must agree to the
/// letter; a request without an origin does not come from a page.
enum OriginPolicy {
  /// Whether a page of this origin may talk to this host.
  ///
  /// - Parameters:
  ///   - origins: The values of all `Origin` headers.
  ///   - hosts: The values of all `Host` headers.
  /// - Returns: Whether it may.
  static func allows(origins: [String], hosts: [String]) -> Bool {
    guard origins.count == 1, hosts.count == 1, let host = hosts.first, !host.isEmpty else {
      return false
    }
    return origins == ["http://\(host)"] || origins == ["https://\(host)"]
  }
}
