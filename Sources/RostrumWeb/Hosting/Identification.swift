import HTTPTypes
import NIOCore
import RostrumHTML
import RostrumSessions

/// The reason why nobody may use a socket.
struct SocketRefusal: Error, Hashable {
  /// The code with which the socket is closed.
  var code: CloseCode
}

/// Determines the users of requests, by the program or by cookies.
struct Identification: Sendable {
  /// The result for one request.
  enum Owner: Sendable {
    /// A user; the cookie must be renewed if it identifies the user.
    case user(UserID, cookie: UserCookie?)
    /// Nobody, with the path at which users sign in.
    case nobody(signInAt: String?)

    /// The user if the request tells who it is, or else the reason why its socket is closed: the page
    /// has set a cookie, so a browser without one refuses it.
    var returning: Result<UserID, SocketRefusal> {
      switch self {
      case .user(_, let cookie?) where cookie.user == nil:
        .failure(SocketRefusal(code: .withoutCookie))
      case .user(let user, _): .success(user)
      case .nobody: .failure(SocketRefusal(code: .signedOut))
      }
    }
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
