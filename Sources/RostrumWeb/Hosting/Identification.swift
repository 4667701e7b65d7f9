import HTTPTypes
import NIOCore
import RostrumSessions

/// Determines the users of requests, by the program or by cookies.
struct Identification: Sendable {
  /// The result for one request.
  enum Owner: Sendable {
    /// A user; the cookie must be renewed if it identifies the user.
    case user(UserID, cookie: UserCookie?)
    /// Nobody, with the path at which users sign in.
    case nobody(signInAt: String?)
  }

  let folders: UserFolders
  let trustedProxies: [AddressRange]
  /// Whether the server's connections have TLS.
  let isSecure: Bool
  let identity: (@Sendable (WebServer.IdentityRequest) async -> WebServer.Identity)?

  /// Determines the user of a request.
  ///
  /// - Parameters:
  ///   - path: The path of the request.
  ///   - headers: The header fields.
  ///   - peer: The address of the connection.
  /// - Returns: The user.
  func owner(path: String, _ headers: HTTPFields, from peer: SocketAddress?) async -> Owner {
    guard let identity else { return visitor(headers) }
    let request = WebServer.IdentityRequest(path: path, headers: headers, peer: peer?.ipAddress)
    return switch await identity(request) {
    case .visitor: visitor(headers)
    case .user(let name): .user(UserID(name: name), cookie: nil)
    case .refused(let path): .nobody(signInAt: path)
    }
  }

  /// The sender of a request.
  func sender(_ headers: HTTPFields, from peer: SocketAddress?) -> Sender {
    Sender(
      peer: peer, forwardedFor: headers[values: .forwardedFor],
      protocols: headers[values: .forwardedProtocol], trusted: trustedProxies, isSecure: isSecure)
  }

  /// The visitor at a connection, unless it is a proxy with the connections of many.
  func visitor(at peer: SocketAddress?) -> Visitor {
    let peer = sender([:], from: peer)
    let isProxy = peer.address.map { peer in trustedProxies.contains { $0.contains(peer) } }
    return isProxy == false ? peer.visitor : .unknown
  }

  private func visitor(_ headers: HTTPFields) -> Owner {
    let cookie = UserCookie(in: headers[values: .cookie], hasFolder: folders.exist(for:))
    return .user(cookie.user ?? UserID(), cookie: cookie)
  }
}
