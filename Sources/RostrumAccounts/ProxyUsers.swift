internal import HTTPTypes
public import RostrumWeb

/// The users whom a proxy signs in, and names in a header.
///
/// ```swift
/// program.configuration.identity = ProxyUsers(
///   header: "X-Remote-User", behind: program.configuration.trustedProxies
/// )?.identity(of:)
/// ```
///
/// The proxy replaces the header in each request: what a browser sends in it must not arrive.
public struct ProxyUsers: Sendable {
  private let header: HTTPField.Name
  private let proxies: [AddressRange]

  /// Creates the users of a proxy.
  ///
  /// The result is `nil` if the name isn't that of a header.
  ///
  /// - Parameters:
  ///   - header: The name of the header, such as `X-Remote-User`.
  ///   - proxies: The addresses of the proxy, or ranges of them.
  public init?(header: String, behind proxies: [AddressRange]) {
    guard let header = HTTPField.Name(header) else { return nil }
    self.header = header
    self.proxies = proxies
  }

  /// The user of a request; set it as `WebServer.Configuration.identity`.
  ///
  /// A header that doesn't come from the proxy proves nothing. A request with several of them is
  /// refused: one may be the browser's own.
  ///
  /// - Parameter request: The request.
  /// - Returns: The user, or a refusal.
  @Sendable public func identity(of request: WebServer.IdentityRequest) async -> WebServer.Identity
  {
    let names = request.headers[values: header]
    guard let peer = request.peer, proxies.contains(where: { $0.contains(peer) }),
      names.count == 1, let name = names.first, !name.isEmpty
    else { return .refused() }
    return .user(name)
  }
}
