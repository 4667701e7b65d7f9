import Foundation
import Rostrum
import RostrumAccounts
import RostrumRuntime
import RostrumStorage
import RostrumWeb
import Testing

@Suite(.timeLimit(.minutes(10))) @MainActor struct AccountPagesTests {
  private let sent = AsyncStream.makeStream(of: AccountLink.self)

  /// Serves an app with accounts, as a program does.
  private func serve(
    _ arguments: [String] = [], hasMail: Bool = true,
    _ body: @MainActor (Accounts, Int) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try await WebProgram(
      GreetingApp.self, arguments: ["--port=0", "--data=\(folder.path)"] + arguments)
    var settings = Accounts.Settings()
    settings.cost = PasswordCost(rounds: 16, parallelism: 1)
    if hasMail { settings.send = { [sent] in sent.continuation.yield($0) } }
    let accounts = program.addAccounts(settings)
    try await accounts.add("ada", password: "analytical", roles: ["admin"])
    var port: Int?
    let server = try await program.start { port = $1.port }
    // The storage isn't read yet.
    while try await RawConnection.request(port: try #require(port), "GET", "/readyz").status == 503
    {}
    let result: Result<Void, any Error>
    do { result = .success(try await body(accounts, try #require(port))) } catch {
      result = .failure(error)
    }
    await server.stop()
    await program.configuration.storage?.close()
    try result.get()
  }

  @Test("A command gives a user other roles")
  func roles() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    func program(_ words: String...) async throws -> WebProgram {
      try await WebProgram(GreetingApp.self, arguments: words + ["--data=\(folder.path)"])
    }
    var settings = Accounts.Settings()
    settings.cost = PasswordCost(rounds: 16, parallelism: 1)
    let first = try await program("set-roles", "ada", "manager", "editor")
    try await first.addAccounts(settings).add("ada", password: "analytical", roles: ["admin"])
    await first.run()
    let second = try await program()
    #expect(try await second.addAccounts(settings).all().map(\.roles) == [["editor", "manager"]])
    await second.configuration.storage?.close()
  }

  @Test("Whoever hasn't signed in gets to the form, and then to the page of the address")
  func flow() async throws {
    try await serve { _, port in
      let refused = try await RawConnection.request(port: port, "GET", "/fleet?sort=1")
      #expect(refused.status == 303)
      #expect(refused.values("location") == ["/login?next=/fleet%3Fsort%3D1"])
      let form = try await RawConnection.request(port: port, "GET", "/login?next=/fleet%3Fsort%3D1")
      #expect(form.status == 200 && form.body.contains(#"value="/fleet?sort=1""#))
      #expect(form.values("cache-control") == ["no-store"])
      #expect(form.values("content-security-policy")[0].contains("frame-ancestors 'none'"))
      #expect(!form.body.contains("<script") && form.body.contains(#"<html lang="en""#))
      let wrong = try await send(port, "/login", "name=ada&password=wrong&next=%2Ffleet")
      #expect(wrong.status == 401)
      #expect(wrong.body.contains("The name or the password is wrong."))
      #expect(wrong.body.contains(#"value="ada""#) && wrong.body.contains(#"value="/fleet""#))
      let signedIn = try await send(port, "/login", "name=Ada&password=analytical&next=%2Ffleet")
      #expect(signedIn.status == 303 && signedIn.values("location") == ["/fleet"])
      let cookie = try #require(signedIn.cookie)
      #expect(cookie.hasPrefix("sign-in="))
      let page = try await RawConnection.request(port: port, headers: ["Cookie: \(cookie)"])
      #expect(page.body.contains("Hello, ada!") && page.body.contains("admin"))
      let elsewhere = "name=ada&password=analytical&next=%2F%2Fevil.example"
      let evil = try await send(port, "/login", elsewhere)
      #expect(evil.values("location") == ["/"])
    }
  }

  @Test("Each wrong form is refused with words, and never breaks the server")
  func forms() async throws {
    try await serve { _, port in
      let form = "name=ada&password=analytical"
      for origin in ["http://evil.example", "null", nil] {
        let answer = try await send(port, "/login", form, origin: origin)
        #expect(answer.status == 403 && answer.cookie == nil, "\(origin ?? "none")")
        #expect(answer.body.contains("The form comes from a different site."))
      }
      for bad in ["", "name=ada", "%", "name=%ff%fe&password=%", "name[]=a&password=b"] {
        let answer = try await send(port, "/login", bad)
        #expect([400, 401].contains(answer.status), "\(bad)")
      }
      let json = try await send(port, "/login", #"{"name":"ada"}"#, type: "application/json")
      #expect(json.status == 400)
      let long = "name=ada&password=" + String(repeating: "a", count: 20_000)
      let large = try await send(port, "/login", long)
      #expect(large.status == 400)
      let name = #""><script>alert(1)</script>"#
      let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      let injected = try await send(port, "/login", "name=\(encoded)&password=x")
      #expect(injected.status == 401 && !injected.body.contains("<script>"))
      #expect(try await RawConnection.request(port: port, "GET", "/healthz").status == 200)
    }
  }

  @Test("The form and its answers are in the reader's language")
  func languages() async throws {
    try await serve { _, port in
      for (language, title, direction) in [
        ("de-AT", "Anmelden", "ltr"), ("ar", "تسجيل الدخول", "rtl"), ("ja", "サインイン", "ltr"),
        ("pl, fr;q=0.5", "Se connecter", "ltr"), ("pl", "Sign in", "ltr"),
      ] {
        let page = try await RawConnection.request(
          port: port, "GET", "/login", headers: ["Accept-Language: \(language)"])
        #expect(page.body.contains("<h1>\(title)</h1>"), "\(language)")
        #expect(page.body.contains(#"dir="\#(direction)""#))
      }
      let wrong = try await send(
        port, "/login", "name=ada&password=x", headers: ["Accept-Language: de"])
      #expect(wrong.body.contains("Der Name oder das Passwort ist falsch."))
    }
  }

  @Test("Signing out on a browser closes its pages, and no others; the form works without scripts")
  func signOut() async throws {
    try await serve { accounts, port in
      let cookies = [try await signIn(port), try await signIn(port)]
      try await RawConnection.open(port: port) { desk in
        let messages = try await desk.join(port: port, cookie: cookies[0])
        #expect(messages[1].contains("Hello, ada!"))
        try await RawConnection.open(port: port) { phone in
          _ = try await phone.join(port: port, cookie: cookies[1])
          let foreign = try await send(
            port, "/logout", "", origin: "http://evil.example", headers: ["Cookie: \(cookies[0])"])
          #expect(foreign.status == 403)
          let answer = try await send(port, "/logout", "", headers: ["Cookie: \(cookies[0])"])
          #expect(answer.status == 303 && answer.values("location") == ["/login"])
          #expect(answer.values("set-cookie").allSatisfy { $0.contains("Max-Age=0") })
          #expect(try await desk.frame().closeCode == 4005)
          try await phone.send(#"["bye"]"#)
          #expect(try await phone.frame().closeCode == 1000)
        }
      }
      let page = try await RawConnection.request(port: port, headers: ["Cookie: \(cookies[0])"])
      #expect(page.status == 303)
      #expect(try await accounts.account(named: "ada")?.signIns.count == 1)
    }
  }

  @Test("Signing in anew ends the sign-in that the browser had, and its pages")
  func again() async throws {
    try await serve { accounts, port in
      let cookie = try await signIn(port)
      try await RawConnection.open(port: port) { page in
        _ = try await page.join(port: port, cookie: cookie)
        let form = "name=ada&password=analytical"
        let answer = try await send(port, "/login", form, headers: ["Cookie: \(cookie)"])
        #expect(answer.status == 303)
        #expect(try await page.frame().closeCode == 4005)
      }
      #expect(try await accounts.account(named: "ada")?.signIns.count == 1)
    }
  }

  @Test("New roles end the user's sessions, and a removed account its sign-ins")
  func roles() async throws {
    try await serve(["--store=none"]) { accounts, port in
      let cookie = try await signIn(port)
      try await RawConnection.open(port: port) { page in
        _ = try await page.join(port: port, cookie: cookie)
        try await accounts.setRoles(["reader"], of: "ada")
        #expect(try await page.frame().closeCode == 4005)
      }
      let page = try await RawConnection.request(port: port, headers: ["Cookie: \(cookie)"])
      #expect(page.body.contains("reader") && !page.body.contains("admin"))
      try await accounts.remove("ada")
      let gone = try await RawConnection.request(port: port, headers: ["Cookie: \(cookie)"])
      #expect(gone.status == 303)
    }
  }

  @Test("A link for a forgotten password is sent without telling whether there is an account")
  func forgotten() async throws {
    try await serve { _, port in
      let page = try await RawConnection.request(port: port, "GET", "/login/forgotten")
      #expect(page.status == 200)
      let answers = [
        try await send(port, "/login/forgotten", "name=nobody"),
        try await send(port, "/login/forgotten", "name=ada"),
      ]
      #expect(answers.map(\.status) == [200, 200] && answers[0].body == answers[1].body)
      var links = sent.stream.makeAsyncIterator()
      let link = try #require(await links.next())
      let form = try await RawConnection.request(port: port, "GET", link.path)
      #expect(form.body.contains(#"value="ada""#) && form.body.contains("At least 8 characters"))
      let token = link.path.split(separator: "=").last ?? ""
      let short = try await send(port, "/login/password", "link=\(token)&password=short&name=ada")
      #expect(short.status == 422)
      #expect(short.body.contains("at least 8 characters and at most 1024 bytes"))
      let set = try await send(port, "/login/password", "link=\(token)&password=differential")
      #expect(set.status == 303 && set.cookie?.hasPrefix("sign-in=") == true)
      #expect(try await RawConnection.request(port: port, "GET", link.path).status == 404)
    }
    try await serve(hasMail: false) { _, port in
      let form = try await RawConnection.request(port: port, "GET", "/login")
      #expect(!form.body.contains("forgotten"))
      #expect(try await send(port, "/login/forgotten", "name=ada").status == 405)
    }
  }

  @Test("Behind a proxy with TLS, the form works and its cookie is that of this host alone")
  func proxy() async throws {
    try await serve(["--trusted-proxy=127.0.0.1"]) { _, port in
      let forwarded = ["X-Forwarded-Proto: https", "X-Forwarded-For: 192.0.2.7"]
      let (host, form) = ("127.0.0.1:\(port)", "name=ada&password=analytical")
      let answer = try await send(
        port, "/login", form, origin: "https://\(host)", headers: forwarded)
      let cookie = try #require(answer.cookie)
      #expect(answer.status == 303 && cookie.hasPrefix("__Host-sign-in="))
      #expect(answer.values("set-cookie")[0].hasSuffix("; Secure"))
      let plain = cookie.replacing("__Host-", with: "")
      for (cookie, status) in [(cookie, 200), (plain, 303)] {
        let page = try await RawConnection.request(
          port: port, headers: forwarded + ["Cookie: \(cookie)"])
        #expect(page.status == status, "\(cookie.prefix(10))")
      }
      let insecure = try await send(
        port, "/login", form, origin: "http://\(host)", headers: forwarded)
      #expect(insecure.status == 403)
    }
  }

  @Test("The theme of the pages is a file that caches keep")
  func theme() async throws {
    try await serve { _, port in
      let page = try await RawConnection.request(port: port, "GET", "/login")
      let sheets = page.body.matches(of: /href="(\/_rostrum\/[^"]+\.css)"/).map { String($0.1) }
      #expect(sheets.count == 2)
      for sheet in sheets {
        let file = try await RawConnection.request(port: port, "GET", sheet)
        #expect(file.status == 200 && file.values("cache-control")[0].contains("immutable"))
      }
    }
  }

  // MARK: Requests

  private func signIn(_ port: Int) async throws -> String {
    let answer = try await send(port, "/login", "name=ada&password=analytical")
    return try #require(answer.cookie)
  }

  /// Sends a form as a browser does, from a page of the server unless there is a different origin.
  private func send(
    _ port: Int, _ path: String, _ form: String, type: String = "application/x-www-form-urlencoded",
    headers: [String] = []
  ) async throws -> HTTPAnswer {
    try await send(
      port, path, form, origin: "http://127.0.0.1:\(port)", type: type, headers: headers)
  }

  private func send(
    _ port: Int, _ path: String, _ form: String, origin: String?,
    type: String = "application/x-www-form-urlencoded", headers: [String] = []
  ) async throws -> HTTPAnswer {
    try await RawConnection.open(port: port) { connection in
      let head =
        [
          "POST \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Type: \(type)",
          "Content-Length: \(form.utf8.count)",
        ] + headers + (origin.map { ["Origin: \($0)"] } ?? [])
      try await connection.send((head.joined(separator: "\r\n") + "\r\n\r\n" + form).utf8)
      return try await connection.answer(to: "POST")
    }
  }
}

private struct GreetingApp: App {
  @Dependency(\.account) private var account

  var body: some Scene {
    WindowGroup("Greeting") {
      Text(verbatim: "Hello, \(account.name ?? "visitor")!")
      Text(verbatim: account.roles.sorted().joined(separator: ", "))
    }
  }
}
