import Foundation
import JWTKit
import Rostrum
import RostrumAccounts
import RostrumRuntime
import RostrumWeb
import Testing

// NB: Tests `OpenIDClient` with a clock, which is internal.
@testable import RostrumOpenID

@Suite(.timeLimit(.minutes(10))) @MainActor struct OpenIDTests {
  /// Serves an app whose users sign in with a provider on this machine.
  private func serve(
    newRoles: Set<String>? = nil, secret: String? = "secret",
    _ body: @MainActor (TestProvider, Accounts, Int) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await TestProvider.run { provider in
      let program = try await WebProgram(
        GreetingApp.self, arguments: ["--port=0", "--data=\(folder.path)", "--store=none"])
      var settings = Accounts.Settings()
      settings.hasPasswords = false
      let accounts = program.addAccounts(settings)
      var description = OpenIDProvider(
        "Example", issuer: try #require(URL(string: provider.issuer)), clientID: "fleet",
        clientSecret: secret)
      description.newRoles = newRoles
      let client = OpenIDClient(description) { provider.time.value }
      accounts.addSignIn(
        with: description, to: program.router, configuration: program.configuration, client: client)
      _ = try await accounts.invite("ada@example.com", roles: ["admin"])
      var port: Int?
      let server = try await program.start { port = $1.port }
      let result: Result<Void, any Error>
      do { result = .success(try await body(provider, accounts, try #require(port))) } catch {
        result = .failure(error)
      }
      await server.stop()
      try result.get()
    }
  }

  /// Signs in as a browser does, up to the answer to the provider's redirect.
  private func signIn(
    _ provider: TestProvider, _ port: Int, next: String? = nil,
    callback change: (String) -> String = { $0 }
  ) async throws -> HTTPAnswer {
    let path = "/login/openid/example" + (next.map { "?next=\($0)" } ?? "")
    let begin = try await RawConnection.request(port: port, "GET", path)
    #expect(begin.status == 303)
    let cookie = try #require(begin.cookie)
    let authorize = try #require(begin.values("location").first)
    #expect(authorize.hasPrefix(provider.issuer + "/authorize?"))
    let consent = try await RawConnection.request(
      port: provider.port, "GET", String(authorize.dropFirst(provider.issuer.count)))
    let callback = try #require(consent.values("location").first)
    let own = "http://127.0.0.1:\(port)"
    #expect(callback.hasPrefix(own + "/login/openid/example/callback?"))
    return try await RawConnection.request(
      port: port, "GET", change(String(callback.dropFirst(own.count))),
      headers: ["Cookie: \(cookie)"])
  }

  @Test(
    "A person whom the provider identifies signs in, and gets to the page",
    arguments: ["secret", nil])
  func flow(secret: String?) async throws {
    try await serve(secret: secret) { provider, accounts, port in
      let form = try await RawConnection.request(port: port, "GET", "/login?next=/fleet")
      #expect(form.body.contains("Sign in with Example") && !form.body.contains("<input"))
      #expect(form.body.contains(#"href="/login/openid/example?next=/fleet""#))
      let answer = try await signIn(provider, port, next: "/fleet")
      #expect(answer.status == 303 && answer.values("location") == ["/fleet"])
      let cookie = try #require(answer.cookie)
      let page = try await RawConnection.request(port: port, headers: ["Cookie: \(cookie)"])
      #expect(page.body.contains("Hello, ada@example.com!"))
      #expect(answer.values("set-cookie").contains { $0.hasPrefix("openid-example=;") })
    }
  }

  @Test(
    "Each token that isn't made for this sign-in is refused",
    arguments: TestProvider.Defect.allCases)
  func defects(defect: TestProvider.Defect) async throws {
    try await serve { provider, accounts, port in
      provider.defect.withLock { $0 = defect }
      let answer = try await signIn(provider, port)
      #expect([403, 502].contains(answer.status), "\(defect)")
      #expect(answer.body.contains("The sign-in with Example failed."))
      #expect(!answer.values("set-cookie").contains { $0.hasPrefix("sign-in=") })
      let account = try await accounts.account(named: "ada@example.com")
      #expect(account?.signIns == [])
      provider.defect.withLock { $0 = nil }
      let right = try await signIn(provider, port)
      #expect(right.status == 303)
    }
  }

  @Test("An answer that belongs to a different sign-in, or to none, is refused")
  func answers() async throws {
    try await serve { provider, _, port in
      for change in [
        { $0.replacing(/state=[^&]+/, with: "state=x") },
        { $0.replacing(/&?state=[^&]+/, with: "") },
        { $0.replacing(/code=[^&]+/, with: "error=access_denied") },
        { $0.replacing(/code=[^&]+/, with: "code=x") }, { $0 + "&iss=http://evil.example" },
      ] as [(String) -> String] {
        let answer = try await signIn(provider, port, callback: change)
        #expect([403, 502].contains(answer.status))
      }
      let unasked = try await RawConnection.request(
        port: port, "GET", "/login/openid/example/callback?code=1&state=x")
      #expect(unasked.status == 403)
    }
  }

  @Test("Keys that the provider replaces are asked for again, but not for each wrong token")
  func rotation() async throws {
    try await serve { provider, _, port in
      let first = try await signIn(provider, port)
      #expect(first.status == 303)
      provider.rotate()
      let count = provider.keyRequests.value
      let early = try await signIn(provider, port)
      #expect(early.status == 403, "keys were asked for just now")
      #expect(provider.keyRequests.value == count)
      provider.time.withLock { $0 += 11 }
      let later = try await signIn(provider, port)
      #expect(later.status == 303)
      #expect(provider.keyRequests.value == count + 1)
    }
  }

  @Test("A person without an account is refused, unless accounts are made")
  func people() async throws {
    try await serve { provider, _, port in
      provider.email.withLock { $0 = "grace@example.com" }
      let answer = try await signIn(provider, port)
      #expect(answer.status == 403)
    }
    try await serve(newRoles: ["reader"]) { provider, accounts, port in
      provider.email.withLock { $0 = "grace@example.com" }
      let answer = try await signIn(provider, port)
      #expect(answer.status == 303)
      let account = try await accounts.account(named: "grace@example.com")
      #expect(account?.roles == ["reader"])
    }
  }

  @Test("A name that the provider gives to somebody else doesn't give them the account")
  func subjects() async throws {
    try await serve { provider, _, port in
      let first = try await signIn(provider, port)
      #expect(first.status == 303)
      provider.subject.withLock { $0 = "8" }
      let second = try await signIn(provider, port)
      #expect(second.status == 403)
    }
  }

  @Test("A provider's name in addresses has letters, digits and hyphens only")
  func names() throws {
    let issuer = try #require(URL(string: "https://issuer.example"))
    func id(_ name: String) -> String { OpenIDProvider(name, issuer: issuer, clientID: "").id }
    #expect(id("Example & Söhne/2") == "example-s-hne-2")
    #expect(id("会社") == "provider")
  }
}

private struct GreetingApp: App {
  @Dependency(\.account) private var account

  var body: some Scene {
    WindowGroup("Greeting") { Text(verbatim: "Hello, \(account.name ?? "visitor")!") }
  }
}
