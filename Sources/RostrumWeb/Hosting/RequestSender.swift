public import Hummingbird
public import NIOCore

extension WebServer {
  /// The sender of a request to a route of the program, as the server itself sees it.
  ///
  /// ```swift
  /// program.router.post("import") { [configuration = program.configuration] request, context in
  ///   let sender = configuration.sender(of: request, from: context.remoteAddress)
  ///   return Response(status: sender.isOwnPage ? .noContent : .forbidden)
  /// }
  /// ```
  public struct RequestSender: Hashable, Sendable {
    /// The address, behind any proxies of ``Configuration/trustedProxies``.
    public let address: String?
    /// Whether the sender's connection has TLS: that of the server, or that of a trusted proxy.
    public let isSecure: Bool
    /// Whether the request comes from a page of this server, by its header `Origin`.
    ///
    /// A route that changes something checks it: a form of any other site can send a request with the
    /// cookies of its reader.
    public let isOwnPage: Bool
    /// What the limits of the server count as one address: an IPv4 address, or the first 64 bits of an
    /// IPv6 address.
    public let network: String?
  }
}

extension WebServer.Configuration {
  /// Determines the sender of a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - peer: The address of the connection.
  /// - Returns: The sender.
  public func sender(of request: Request, from peer: SocketAddress?) -> WebServer.RequestSender {
    let headers = request.headers
    let sender = Sender(
      peer: peer, forwardedFor: headers[values: .forwardedFor],
      protocols: headers[values: .forwardedProtocol], trusted: trustedProxies, isSecure: isSecure)
    let isOwnPage = OriginPolicy.allows(
      origins: headers[values: .origin], hosts: [request.head.authority].compactMap(\.self),
      isSecure: sender.isSecure)
    return WebServer.RequestSender(
      address: sender.address?.text, isSecure: sender.isSecure, isOwnPage: isOwnPage,
      network: sender.address?.subscriber.text)
  }
}
