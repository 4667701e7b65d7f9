import NIOHTTP1
import RostrumHTML

/// The policy that decides which requests may open a socket.
enum UpgradePolicy {
  /// Whether a request may open a socket, by RFC 6455 and the policy of this server.
  ///
  /// - Parameters:
  ///   - head: The head of the request.
  ///   - isSecure: Whether the browser's connection has TLS.
  /// - Returns: Whether the upgrade is allowed.
  static func allows(_ head: HTTPRequestHead, isSecure: Bool = false) -> Bool {
    let headers = head.headers
    return head.method == .GET && head.version == .http1_1 && head.uri == PagePath.socket
      && headers["sec-websocket-key"].count == 1
      && headers["sec-websocket-version"] == ["13"]
      && OriginPolicy.allows(
        origins: headers["origin"], hosts: headers["host"], isSecure: isSecure)
  }
}
