package import HTTPTypes
package import Hummingbird
package import NIOCore
import RostrumRuntime
package import RostrumWeb

extension Accounts {
  /// Offers a different way to sign in beside the form.
  package func offer(_ provider: SignInProvider) { providers.withLock { $0.append(provider) } }

  /// A path of this server, or `/` if a text could lead to another one.
  package static func localPage(_ page: String?) -> String { AccountPath.local(page) }

  /// Signs in whom a provider has identified.
  ///
  /// An account belongs to the first person of a provider that signs in to it: a name may be given to
  /// somebody else later, such as an address of mail.
  ///
  /// - Parameters:
  ///   - name: The name of the account.
  ///   - subject: What tells the person from all others of the provider.
  ///   - issuer: The provider.
  ///   - roles: The roles of a new account, or `nil` to refuse people without one.
  ///   - request: The request of the person's browser.
  ///   - peer: The address of the connection.
  ///   - configuration: The configuration of the server.
  ///   - page: The path of the page to show.
  /// - Returns: The response, with the cookie of the sign-in.
  /// - Throws: ``AccountError/unknown`` if the person may not sign in.
  package func signIn(
    _ name: String, as subject: String, of issuer: String, newRoles roles: Set<String>?,
    _ request: Request, from peer: SocketAddress?, _ configuration: WebServer.Configuration,
    showing page: String
  ) async throws(AccountError) -> Response {
    let (name, key) = try key(of: name)
    let visitor = AccountVisitor(request, configuration.sender(of: request, from: peer))
    let token = try await add(visitor, to: key) { record throws(AccountError) in
      var account = record
      if account == nil, let roles { account = AccountRecord(name: name, roles: roles) }
      guard account != nil, account?.subjects?[issuer] ?? subject == subject else { throw .unknown }
      var subjects = account?.subjects ?? [:]
      subjects[issuer] = subject
      account?.subjects = subjects
      record = account
    }
    return await response(
      to: request, from: peer, configuration, signedInWith: token,
      showing: AccountPath.local(page))
  }

  /// The page that tells that a sign-in has failed.
  package func failedSignIn(
    with provider: String, _ request: Request, _ status: HTTPResponse.Status
  ) -> Response {
    var page = AccountPage(.signIn, in: AccountRequest(request).words)
    page.add(.providerFailed, provider)
    page.add(link: .back, to: AccountPath.signIn)
    return AccountResponse.page(page, status)
  }
}
