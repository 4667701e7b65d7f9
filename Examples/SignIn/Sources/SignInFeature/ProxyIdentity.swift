import HTTPTypes
public import RostrumWeb

/// The users whom a proxy signs in, and names in a header.
public enum ProxyIdentity {
  /// The user of a request that came from a proxy at an address.
  public static func identity(
    of request: WebServer.IdentityRequest, behind proxy: String
  ) -> WebServer.Identity {
    guard request.peer == proxy, let name = HTTPField.Name("X-Remote-User"),
      let user = request.headers[name], !user.isEmpty
    else { return .refused() }
    return .user(user)
  }
}
