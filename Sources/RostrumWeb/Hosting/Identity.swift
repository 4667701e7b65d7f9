public import HTTPTypes

extension WebServer {
  /// The user of a request, as the program determines it; see ``Configuration/identity``.
  public enum Identity: Hashable, Sendable {
    /// A user who has signed in, under a name that is unique among the program's users.
    ///
    /// The name decides which sessions and which saved data belong to the user. It is at hand as
    /// the dependency `userName`, and isn't written to a disk. The program may also name the sign-in,
    /// such as that of a device.
    case user(String, signIn: String? = nil)
    /// Someone unknown, whom the server recognizes by a cookie of its own.
    case visitor
    /// A visitor who may not use the app.
    ///
    /// The server redirects a request for a page to the path, or responds with 401 without a path. It
    /// closes a socket, whose page then loads itself again, and so leads to the path.
    case refused(signInAt: String? = nil)
    /// A user whom the program can't determine at the moment, for example without its database.
    ///
    /// The server responds with 503 to a request for a page. It closes a socket, whose page connects
    /// again until the program knows, and keeps what it shows.
    case unavailable
  }

  /// A request whose user is to be determined.
  public struct IdentityRequest: Sendable {
    /// The path of the page, or that of the server's sockets.
    public let path: String
    /// The query of the page's URL, or `nil` without one, as for sockets.
    public let query: String?
    /// The header fields.
    public let headers: HTTPFields
    /// The address of the connection, which is that of a proxy behind a proxy.
    ///
    /// Check it before trusting a header in which a proxy names the user.
    public let peer: String?
    /// The address of the sender, behind any proxies of ``Configuration/trustedProxies``.
    public let address: String?
    /// Whether the sender's connection has TLS: that of the server, or that of a trusted proxy.
    public let isSecure: Bool

    package init(
      path: String, query: String?, headers: HTTPFields, peer: String?, address: String?,
      isSecure: Bool
    ) {
      self.path = path
      self.query = query
      self.headers = headers
      self.peer = peer
      self.address = address
      self.isSecure = isSecure
    }
  }
}
