import Foundation
import HTTPTypes
public import Hummingbird
import Logging
import NIOCore
public import RostrumAccounts
public import RostrumWeb

extension Accounts {
  /// Lets people sign in with a provider, beside or instead of the form.
  ///
  /// The code flow with PKCE is used: the browser brings a code, which the program itself exchanges for
  /// a signed token.
  ///
  /// - Parameters:
  ///   - provider: The provider.
  ///   - router: The router that has the pages of the accounts.
  ///   - configuration: The configuration of the server.
  public func addSignIn<Context: RequestContext & RemoteAddressRequestContext>(
    with provider: OpenIDProvider, to router: Router<Context>,
    configuration: WebServer.Configuration
  ) {
    addSignIn(
      with: provider, to: router, configuration: configuration,
      client: OpenIDClient(provider) { Date().timeIntervalSince1970 })
  }

  func addSignIn<Context: RequestContext & RemoteAddressRequestContext>(
    with provider: OpenIDProvider, to router: Router<Context>,
    configuration: WebServer.Configuration, client: OpenIDClient
  ) {
    offer(SignInProvider(name: provider.name, path: provider.path))
    let routes = OpenIDRoutes<Context>(
      accounts: self, provider: provider, configuration: configuration, client: client)
    router.get(RouterPath(provider.path), use: routes.begin)
    router.get(RouterPath(provider.callback), use: routes.finish)
  }
}

#if CommandLine
  extension WebProgram {
    /// Lets people sign in with a provider, beside or instead of the form.
    ///
    /// - Parameters:
    ///   - provider: The provider.
    ///   - accounts: The accounts, which the program has.
    public func addSignIn(with provider: OpenIDProvider, to accounts: Accounts) {
      accounts.addSignIn(with: provider, to: router, configuration: configuration)
    }
  }
#endif

/// The addresses by which people sign in with a provider.
struct OpenIDRoutes<Context: RequestContext & RemoteAddressRequestContext>: Sendable {
  let accounts: Accounts
  let provider: OpenIDProvider
  let configuration: WebServer.Configuration
  let client: OpenIDClient

  /// Leads to the provider.
  @Sendable func begin(_ request: Request, _ context: Context) async -> Response {
    let page = request.uri.queryParameters["next"].map(String.init)
    let attempt = OpenIDAttempt(page: Accounts.localPage(page), at: client.time)
    do throws(OpenIDFailure) {
      let address = try await client.address(of: attempt, callback: callback(request, context))
      return Response(
        status: .seeOther,
        headers: [
          .location: address, .cacheControl: "no-store",
          .setCookie: cookie(
            attempt.cookie, age: Int(OpenIDAttempt.lifetime), isSecure: isSecure(request, context)),
        ])
    } catch {
      return failed(error, request, context)
    }
  }

  /// Signs in whom the provider sends back.
  @Sendable func finish(_ request: Request, _ context: Context) async -> Response {
    do throws(OpenIDFailure) {
      let attempt = try await attempt(of: request, context)
      let values = request.uri.queryParameters
      guard let state = values["state"], attempt.matches(state: String(state)) else {
        throw .wrongState
      }
      // RFC 9207: the answer of a different provider.
      if let issuer = values["iss"], String(issuer) != provider.issuer.absoluteString {
        throw .wrongIssuer
      }
      guard let code = values["code"] else { throw .refused }
      let claims = try await client.claims(
        for: String(code), of: attempt, callback: callback(request, context))
      return try await signIn(claims, attempt, request, context)
    } catch {
      return failed(error, request, context)
    }
  }

  private func signIn(
    _ claims: OpenIDClaims, _ attempt: OpenIDAttempt, _ request: Request, _ context: Context
  ) async throws(OpenIDFailure) -> Response {
    guard let name = provider.accountName(claims) else { throw .noAccount }
    do {
      var response = try await accounts.signIn(
        name, as: claims.subject, of: claims.issuer, newRoles: provider.newRoles, request,
        from: context.remoteAddress, configuration, showing: attempt.page)
      response.headers[values: .setCookie] += [
        cookie("", age: 0, isSecure: isSecure(request, context))
      ]
      return response
    } catch { throw error == .unavailable ? .unreachable : .noAccount }
  }

  // MARK: Requests

  private func attempt(
    of request: Request, _ context: Context
  ) async throws(OpenIDFailure) -> OpenIDAttempt {
    let name = cookieName(isSecure: isSecure(request, context))
    let values = Cookies.values(named: name, in: request.headers[values: .cookie])
    guard values.count == 1, let attempt = values.first.flatMap({ OpenIDAttempt(cookie: $0) }),
      client.time < attempt.expiry
    else { throw .notBegun }
    return attempt
  }

  private func callback(_ request: Request, _ context: Context) -> String {
    let scheme = isSecure(request, context) ? "https" : "http"
    let site = provider.site?.absoluteString ?? "\(scheme)://\(request.head.authority ?? "")"
    return (site.hasSuffix("/") ? String(site.dropLast()) : site) + provider.callback
  }

  private func isSecure(_ request: Request, _ context: Context) -> Bool {
    configuration.sender(of: request, from: context.remoteAddress).isSecure
      || provider.site?.scheme == "https"
  }

  private func failed(
    _ failure: OpenIDFailure, _ request: Request, _ context: Context
  ) -> Response {
    configuration.logger.notice(
      "a sign-in with a provider has failed",
      metadata: ["provider": "\(provider.id)", "reason": "\(failure)"])
    let status: HTTPResponse.Status = failure == .unreachable ? .badGateway : .forbidden
    var response = accounts.failedSignIn(with: provider.name, request, status)
    response.headers[values: .setCookie] = [
      cookie("", age: 0, isSecure: isSecure(request, context))
    ]
    return response
  }

  private func cookieName(isSecure: Bool) -> String {
    (isSecure ? "__Host-" : "") + "openid-\(provider.id)"
  }

  /// NB: "Lax", because the provider's page leads back here.
  private func cookie(_ value: String, age: Int, isSecure: Bool) -> String {
    "\(cookieName(isSecure: isSecure))=\(value); Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }
}
