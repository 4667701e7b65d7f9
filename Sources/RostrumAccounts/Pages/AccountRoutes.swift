import Foundation
internal import HTTPTypes
public import Hummingbird
internal import NIOCore
import RostrumElements
import RostrumRuntime
public import RostrumWeb

extension Accounts {
  /// Adds the pages with which people sign in, sign out and choose passwords to a router.
  ///
  /// Their paths are `/login`, `/logout` and some below `/login`. The forms work without scripts, and
  /// are accepted from this server's own pages only.
  ///
  /// - Parameters:
  ///   - router: The router; add the app to it afterwards.
  ///   - configuration: The configuration of the server.
  public func addRoutes<Context: RequestContext & RemoteAddressRequestContext>(
    to router: Router<Context>, configuration: WebServer.Configuration
  ) {
    let routes = AccountRoutes<Context>(accounts: self, configuration: configuration)
    router.get(RouterPath(AccountTheme.path)) { _, _ in AccountResponse.theme }
    router.get(RouterPath(AccountPath.signIn), use: routes.showSignIn)
    router.get(RouterPath(AccountPath.signOut), use: routes.showSignOut)
    router.post(RouterPath(AccountPath.signOut), use: routes.signOut)
    guard settings.hasPasswords else { return }
    router.post(RouterPath(AccountPath.signIn), use: routes.signIn)
    router.get(RouterPath(AccountPath.password), use: routes.showPassword)
    router.post(RouterPath(AccountPath.password), use: routes.setPassword)
    guard settings.send != nil else { return }
    router.get(RouterPath(AccountPath.forgotten), use: routes.showForgotten)
    router.post(RouterPath(AccountPath.forgotten), use: routes.forgot)
  }
}

/// The pages with which people sign in.
struct AccountRoutes<Context: RequestContext & RemoteAddressRequestContext>: Sendable {
  let accounts: Accounts
  let configuration: WebServer.Configuration

  /// The maximum size of a form, in bytes.
  private static var maximumSize: Int { 16 * 1024 }

  @Sendable func showSignIn(_ request: Request, _ context: Context) -> Response {
    signInPage(AccountRequest(request), next: request.uri.queryParameters["next"].map(String.init))
  }

  @Sendable func signIn(_ request: Request, _ context: Context) async -> Response {
    let reader = AccountRequest(request)
    let form: SignInForm
    do { form = try await self.form(of: request, context) } catch {
      return signInPage(reader, problem: error.word, error.status)
    }
    do throws(AccountError) {
      let token = try await accounts.signIn(
        form.name, password: form.password, visitor(request, context))
      return await signedIn(request, context, token, AccountPath.local(form.next))
    } catch {
      let (status, problem) = AccountResponse.problem(error)
      return signInPage(reader, next: form.next, name: form.name, problem: problem, status)
    }
  }

  private func signInPage(
    _ reader: AccountRequest, next: String? = nil, name: String = "",
    problem: AccountWord? = nil, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    var page = AccountPage(.signIn, in: reader.words)
    page.add(problem: problem)
    let next = AccountPath.local(next)
    if accounts.settings.hasPasswords {
      var fields = [
        page.field(
          .name, named: "name", type: "text", autocomplete: "username", value: name,
          isFocused: name.isEmpty),
        page.field(
          .password, named: "password", type: "password", autocomplete: "current-password",
          isFocused: !name.isEmpty),
      ]
      if next != "/" { fields.append(page.hidden(next, named: "next")) }
      page.add(form: AccountPath.signIn, fields, button: .signIn)
    }
    for provider in accounts.providers.value {
      let path = next == "/" ? provider.path : "\(provider.path)?next=\(AccountPath.encoded(next))"
      page.add(link: .signInWith, provider.name, to: path, isButton: true)
    }
    if accounts.settings.hasPasswords, accounts.settings.send != nil {
      page.add(link: .forgotten, to: AccountPath.forgotten)
    }
    return AccountResponse.page(page, status)
  }

  @Sendable func showSignOut(_ request: Request, _ context: Context) -> Response {
    var page = AccountPage(.signOutQuestion, in: AccountRequest(request).words)
    page.add(form: AccountPath.signOut, [], button: .signOut)
    return AccountResponse.page(page)
  }

  @Sendable func signOut(_ request: Request, _ context: Context) async -> Response {
    let sender = configuration.sender(of: request, from: context.remoteAddress)
    guard sender.isOwnPage else { return foreign(request) }
    do throws(AccountError) {
      for token in SignInCookie.tokens(in: request.headers, isSecure: sender.isSecure) {
        try await accounts.signOut(token)
      }
    } catch {
      let page = AccountPage(.unavailable, in: AccountRequest(request).words)
      return AccountResponse.page(page, .serviceUnavailable)
    }
    return AccountResponse.redirect(
      to: AccountPath.signIn,
      setting: [
        SignInCookie.removal(isSecure: false), SignInCookie.removal(isSecure: true),
      ])
  }

  // MARK: Passwords

  @Sendable func showPassword(_ request: Request, _ context: Context) async -> Response {
    await choosePassword(
      request, link: request.uri.queryParameters["link"].map(String.init) ?? "")
  }

  @Sendable func setPassword(_ request: Request, _ context: Context) async -> Response {
    let form: PasswordForm
    do { form = try await self.form(of: request, context) } catch {
      return await choosePassword(request, link: "", problem: error.word, error.status)
    }
    do throws(AccountError) {
      let token = try await accounts.accept(
        form.link, password: form.password, visitor(request, context))
      return await signedIn(request, context, token, "/")
    } catch {
      let (status, problem) = AccountResponse.problem(error)
      return await choosePassword(request, link: form.link, problem: problem, status)
    }
  }

  private func choosePassword(
    _ request: Request, link: String, problem: AccountWord? = nil,
    _ status: HTTPResponse.Status = .ok
  ) async -> Response {
    var page = AccountPage(.choosePassword, in: AccountRequest(request).words)
    guard let name = try? await accounts.name(ofLink: link) else {
      page.add(problem: problem ?? .invalidLink)
      page.add(link: .back, to: AccountPath.signIn)
      return AccountResponse.page(page, status == .ok ? .notFound : status)
    }
    let minimum = String(accounts.settings.minimumPasswordLength)
    page.add(problem: problem, [minimum, String(PasswordHash.maximumLength)])
    let hint = page.words[.passwordHint, minimum]
    let fields = [
      page.field(
        .name, named: "name", type: "text", autocomplete: "username", value: name, isReadOnly: true),
      page.field(
        .newPassword, named: "password", type: "password", autocomplete: "new-password",
        hint: hint, isFocused: true),
      page.hidden(link, named: "link"),
    ]
    page.add(form: AccountPath.password, fields, button: .save)
    return AccountResponse.page(page, status)
  }

  @Sendable func showForgotten(_ request: Request, _ context: Context) -> Response {
    forgotten(AccountRequest(request))
  }

  @Sendable func forgot(_ request: Request, _ context: Context) async -> Response {
    let reader = AccountRequest(request)
    let form: ForgottenForm
    do { form = try await self.form(of: request, context) } catch {
      return forgotten(reader, problem: error.word, error.status)
    }
    do throws(AccountError) {
      try accounts.forgot(form.name, visitor(request, context))
    } catch {
      let (status, problem) = AccountResponse.problem(error)
      return forgotten(reader, problem: problem, status)
    }
    var page = AccountPage(.resetTitle, in: reader.words)
    page.add(.linkSent)
    page.add(link: .back, to: AccountPath.signIn)
    return AccountResponse.page(page)
  }

  private func forgotten(
    _ reader: AccountRequest, problem: AccountWord? = nil, _ status: HTTPResponse.Status = .ok
  ) -> Response {
    var page = AccountPage(.resetTitle, in: reader.words)
    page.add(problem: problem)
    page.add(.resetHint)
    let name = page.field(
      .name, named: "name", type: "text", autocomplete: "username", isFocused: true)
    page.add(form: AccountPath.forgotten, [name], button: .sendLink)
    page.add(link: .back, to: AccountPath.signIn)
    return AccountResponse.page(page, status)
  }

  // MARK: Requests

  /// Reads a form of this server's own pages.
  private func form<Form: Decodable>(
    of request: Request, _ context: Context
  ) async throws(FormProblem) -> Form {
    let sender = configuration.sender(of: request, from: context.remoteAddress)
    guard sender.isOwnPage else { throw .foreign }
    let type = request.headers[.contentType]?.lowercased() ?? ""
    guard type.hasPrefix("application/x-www-form-urlencoded"),
      let body = try? await request.body.collect(upTo: Self.maximumSize),
      let form = try? URLEncodedFormDecoder().decode(Form.self, from: String(buffer: body))
    else { throw .malformed }
    return form
  }

  private func visitor(_ request: Request, _ context: Context) -> AccountVisitor {
    AccountVisitor(request, configuration.sender(of: request, from: context.remoteAddress))
  }

  private func signedIn(
    _ request: Request, _ context: Context, _ token: AccountToken, _ page: String
  ) async -> Response {
    await accounts.response(
      to: request, from: context.remoteAddress, configuration, signedInWith: token, showing: page)
  }

  private func foreign(_ request: Request) -> Response {
    AccountResponse.page(AccountPage(.foreignForm, in: AccountRequest(request).words), .forbidden)
  }
}

extension Accounts {
  /// The response to someone who has signed in: the cookie, and the page to show.
  ///
  /// It ends the sign-in that the browser had, whose pages would go on as those of somebody else.
  func response(
    to request: Request, from peer: SocketAddress?, _ configuration: WebServer.Configuration,
    signedInWith token: AccountToken, showing page: String
  ) async -> Response {
    let sender = configuration.sender(of: request, from: peer)
    for former in SignInCookie.tokens(in: request.headers, isSecure: sender.isSecure) {
      try? await signOut(former)
    }
    // A browser that says so has TLS, even behind a proxy that the server doesn't know.
    let isSecure = sender.isSecure || request.headers[.origin]?.hasPrefix("https://") == true
    return AccountResponse.redirect(
      to: page,
      setting: [SignInCookie.header(token, lifetime: settings.lifetime, isSecure: isSecure)])
  }
}
