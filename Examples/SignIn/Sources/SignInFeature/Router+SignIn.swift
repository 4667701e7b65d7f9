import HTTPTypes
public import Hummingbird
public import NIOCore

/// The context of a request, with the address of its connection.
public struct SignInContext: RequestContext, RemoteAddressRequestContext {
  /// What Hummingbird knows about the request.
  public var coreContext: CoreRequestContextStorage
  /// The address of the connection.
  public let remoteAddress: SocketAddress?

  /// Creates the context of a request.
  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}

/// What the form sends.
private struct SignInForm: Decodable {
  var user: String
  var password: String
}

extension Router<SignInContext> {
  /// Adds the form with which users sign in.
  ///
  /// - Parameters:
  ///   - signIns: The users who have signed in.
  ///   - isSecure: Whether browsers connect over TLS.
  public func addSignIn(_ signIns: SignIns, isSecure: Bool) {
    get("login") { _, _ in page(.ok) }
    post("login") { request, context in
      // Another site must not sign its readers in here, under a name of its choice.
      let origin = "\(isSecure ? "https" : "http")://\(request.head.authority ?? "")"
      guard request.headers[.origin] == origin else { return page(.forbidden) }
      let form = try await URLEncodedFormDecoder().decode(
        SignInForm.self, from: request, context: context)
      let address = context.remoteAddress?.ipAddress ?? ""
      switch await signIns.signIn(form.user, password: form.password, from: address) {
      case .token(let token):
        var response = Response(status: .seeOther, headers: [.location: "/"])
        response.setCookie(SignInCookie.make(token, isSecure: isSecure))
        return response
      case .wrongPassword: return page(.unauthorized, "The name or the password is wrong.")
      case .tooManyAttempts:
        return page(.tooManyRequests, "Too many attempts. Try again in a minute.")
      }
    }
  }
}

private func page(_ status: HTTPResponse.Status, _ message: String = "") -> Response {
  let form = """
    <!DOCTYPE html><html lang="en"><title>Sign in</title>
    <form method="post" action="/login"><h1>Sign in</h1><p role="alert">\(message)</p>
    <p><label>Name <input name="user" autocomplete="username" required></label></p>
    <p><label>Password <input name="password" type="password"
      autocomplete="current-password" required></label></p>
    <p><button>Sign in</button></p></form></html>
    """
  return Response(
    status: status,
    headers: [
      .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
      .contentSecurityPolicy: "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    ],
    body: ResponseBody(byteBuffer: ByteBuffer(string: form)))
}
