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
    ///
    /// The program may also tell by which sign-in.
    case user(UserID, cookie: UserCookie?, signIn: String? = nil)
    /// Nobody, with the path at which users sign in.
    case nobody(signInAt: String?)
    /// A user whom the program can't determine at the moment.
    case unavailable

    /// The user if the request tells who it is, or else the reason why its socket is closed: the page
    /// has set a cookie, so a browser without one refuses it.
    var returning: Result<UserID, SocketRefusal> {
      switch self {
      case .user(_, let cookie?, _) where cookie.user == nil:
        .failure(SocketRefusal(code: .withoutCookie))
      case .user(let user, _, _): .success(user)
      case .nobody: .failure(SocketRefusal(code: .signedOut))
      case .unavailable: .failure(SocketRefusal(code: .goingAway))
      }
    }

    /// The user, or `nil` if it is nobody, or unknown at the moment.
    var user: UserID? { if case .user(let user, _, _) = self { user } else { nil } }

    /// The program's name of the sign-in by which the request is the user's, or `nil` if it has none.
    var signIn: String? { if case .user(_, _, let signIn) = self { signIn } else { nil } }
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
  ///   - query: The query of the request.
  ///   - headers: The header fields.
  ///   - peer: The address of the connection.
  /// - Returns: The user.
  func owner(
    path: String, query: String? = nil, _ headers: HTTPFields, from peer: SocketAddress?
  ) async -> Owner {
    guard let identity else { return visitor(headers) }
    let sender = sender(headers, from: peer)
    let request = WebServer.IdentityRequest(
      path: path, query: query, headers: headers, peer: peer?.ipAddress,
      address: sender.address?.text, isSecure: sender.isSecure)
    return switch await identity(request) {
    case .visitor: visitor(headers)
    case .user(let name, let signIn): .user(UserID(name: name), cookie: nil, signIn: signIn)
    case .refused(let path): .nobody(signInAt: path)
    case .unavailable: .unavailable
    }
  }

  /// Returns a closure that determines the user of a socket's request again.
  ///
  /// - Parameters:
  ///   - owner: The user of the request.
  ///   - path: The path of the request.
  ///   - headers: The header fields.
  ///   - peer: The address of the connection.
  /// - Returns: The closure, which returns whether the user is the same; `nil` if users are recognized
  ///   by cookies alone, so that sockets keep no header fields.
  func check(
    of owner: Owner, path: String, _ headers: HTTPFields, from peer: SocketAddress?
  ) -> (@Sendable () async -> Bool)? {
    guard identity != nil, let user = owner.user else { return nil }
    return {
      switch await self.owner(path: path, headers, from: peer) {
      case .user(let other, _, let signIn): other == user && signIn == owner.signIn
      case .nobody: false
      // Whoever has signed in isn't signed out by a failure.
      case .unavailable: true
      }
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
