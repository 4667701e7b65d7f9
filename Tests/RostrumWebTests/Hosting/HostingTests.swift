import Foundation
import HTTPTypes
import Hummingbird
import RostrumDependencies
import RostrumHTML
import RostrumRuntime
import RostrumScenes
import RostrumSessions
import RostrumStorage
import SignInFeature
import Testing

// NB: Tests `Readiness` and `readiness`, which are internal.
@testable import RostrumWeb

@Suite(.timeLimit(.minutes(10))) @MainActor struct HostingTests {
  private func withFolder<Result>(
    _ body: @MainActor (WebServer.Configuration) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(WebServer.Configuration(port: 0, dataDirectory: folder))
  }

  @Test("A load balancer learns that the server runs, and that it is ready")
  func health() async throws {
    try await withServer { server, port in
      for path in ["/healthz", "/readyz"] {
        let answer = try await RawConnection.request(port: port, "GET", path)
        #expect(answer.status == 200 && answer.body == "ok\n")
        #expect(answer.values("cache-control") == ["no-store"])
      }
      server.readiness.setServing(false)
      #expect(try await RawConnection.request(port: port, "GET", "/readyz").status == 503)
      #expect(try await RawConnection.request(port: port, "GET", "/healthz").status == 200)
      #expect(server.sessionCount == 0)
    }
  }

  @Test("A server that may not run its sessions isn't ready")
  func lapsed() async throws {
    let mayRun = LockIsolated(true)
    let readiness = Readiness { mayRun.value }
    readiness.setServing(true)
    for value in [true, false, true] {
      mayRun.setValue(value)
      #expect(await readiness.check(within: .seconds(3600)) == value)
    }
  }

  @Test("A server whose lease has ended refuses pages and sockets, so that a proxy asks another")
  func refused() async throws {
    let late = LockIsolated(Duration.zero)
    try await withServer(
      configuration: { $0.storage = MemoryStorage() },
      sessions: {
        $0.now = { late.value }
        $0.keeping?.renewal = .seconds(3600)
      }
    ) { server, port in
      for time in [0, 6, 7] {
        late.setValue(.seconds(time))
        if time == 7 { await server.store.keeper?.renewLease() }
        for path in ["/", "/readyz", PagePath.socket] {
          var status = try await RawConnection.request(port: port, "GET", path).status
          // A server whose main actor is busy isn't ready for that moment either.
          while path == "/readyz", time != 6, status == 503 {
            status = try await RawConnection.request(port: port, "GET", path).status
          }
          #expect((status == 503) == (time == 6), "\(path) at \(time)")
        }
        #expect(try await RawConnection.request(port: port, "GET", "/healthz").status == 200)
      }
    }
  }

  @Test("A server that starts without the key for tokens refuses pages and sockets until it has it")
  func keyless() async throws {
    let storage = MemoryStorage()
    storage.refuse(.unreachable(reason: "gone"))
    let clock = TestClock<Duration>()
    try await withServer(
      configuration: { $0.storage = storage },
      sessions: {
        $0.now = { .zero }
        $0.clock = clock
      }
    ) { server, port in
      for isReady in [false, true] {
        if isReady {
          storage.refuse(nil)
          while server.store.keeper?.isReady == false { await clock.advance(by: .seconds(1)) }
        }
        for path in ["/", "/readyz", PagePath.socket] {
          var status = try await RawConnection.request(port: port, "GET", path).status
          // A server whose main actor is busy isn't ready for that moment either.
          while path == "/readyz", isReady, status == 503 {
            status = try await RawConnection.request(port: port, "GET", path).status
          }
          #expect((status == 503) == !isReady, "\(path)")
        }
        #expect(try await RawConnection.request(port: port, "GET", "/healthz").status == 200)
      }
    }
  }

  @Test("A server whose main actor doesn't respond isn't ready")
  func stuck() async throws {
    let readiness = Readiness()
    #expect(await !readiness.check())
    readiness.setServing(true)
    #expect(await readiness.check(within: .seconds(3600)))
    let check = Task.detached { await readiness.check(within: .zero) }
    // The main actor is here.
    let end = ContinuousClock.now + .milliseconds(300)
    while ContinuousClock.now < end {}
    #expect(await !check.value)
  }

  @Test("Behind a proxy that signs users in, each has a session and data of their own")
  func proxy() async throws {
    let identity: @Sendable (WebServer.IdentityRequest) async -> WebServer.Identity = {
      ProxyIdentity.identity(of: $0, behind: "127.0.0.1")
    }
    try await withServer(of: GreetingApp.self, configuration: { $0.identity = identity }) {
      server, port in
      #expect(try await RawConnection.request(port: port).status == 401)
      let page = try await RawConnection.request(port: port, headers: ["X-Remote-User: ada"])
      #expect(page.body.contains("Hello, ada!"))
      #expect(page.cookie == nil)
      let headers = RawConnection.upgradeHeaders(port: port, cookie: nil)
      let codes = try await [[], ["X-Remote-User: ada"]].asyncMap { user in
        try await RawConnection.open(port: port) { connection in
          _ = try await connection.request("GET", "/_rostrum/socket", headers: headers + user)
          try? await connection.send(#"["join",{"v":2}]"#)
          return try await connection.frame().closeCode
        }
      }
      #expect(codes == [4005, nil])
      #expect(server.store.users == [UserID(name: "ada")])
    }
  }

  @Test("Users have folders of their own, which don't reveal their names")
  func folders() {
    let names = ["ada", "grace", "../ada", ""].map { UserID(name: $0).directoryName }
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.wholeMatch(of: /name-sha256-[0-9a-f]{64}/) != nil })
    #expect(UserID(name: "ada") != UserID() && UserID(name: "ada").cookie == "")
  }

  @Test("Revoking a user closes all of the user's sockets, and nobody else's")
  func revocation() async throws {
    let identity: @Sendable (WebServer.IdentityRequest) async -> WebServer.Identity = { request in
      .user(request.headers[.cookie] ?? "nobody")
    }
    try await withServer(configuration: { $0.identity = identity }) { server, port in
      try await RawConnection.open(port: port) { ada in
        _ = try await ada.join(port: port, cookie: "ada")
        try await RawConnection.open(port: port) { grace in
          _ = try await grace.join(port: port, cookie: "grace")
          try await RawConnection.open(port: port) { late in
            let headers = RawConnection.upgradeHeaders(port: port, cookie: "ada")
            _ = try await late.request("GET", "/_rostrum/socket", headers: headers)
            #expect(server.sessions.count == 2)
            server.sessions.revoke("ada")
            #expect(server.sessions.count == 1)
            #expect(try await ada.frame().closeCode == 4005)
            try await late.send(#"["join",{"v":2}]"#)
            #expect(try await late.frame().closeCode == 4005, "it was open before")
          }
          try await grace.send(#"["bye"]"#)
          #expect(try await grace.frame().closeCode == 1000)
        }
      }
    }
  }

  @Test("A user who is revoked while the host determines the user of a socket can't join")
  func revocationInBetween() async throws {
    let revoke = Locked<(@Sendable () async -> Void)?>(nil)
    let identity: @Sendable (WebServer.IdentityRequest) async -> WebServer.Identity = { _ in
      await revoke.value?()
      return .user("ada")
    }
    try await withServer(configuration: { $0.identity = identity }) { server, port in
      revoke.withLock { $0 = { await server.sessions.revoke("ada") } }
      try await RawConnection.open(port: port) { ada in
        let headers = RawConnection.upgradeHeaders(port: port, cookie: "ada")
        _ = try await ada.request("GET", "/_rostrum/socket", headers: headers)
        try await ada.send(#"["join",{"v":2}]"#)
        #expect(try await ada.frame().closeCode == 4005)
      }
    }
  }

  @Test("An app is mounted on a router, whose routes and middleware are the program's own")
  func mounted() async throws {
    try await withFolder { configuration in
      var accounts = Accounts(cost: .init(rounds: 256))
      try accounts.add("ada", password: "analytical")
      let signIns = SignIns(accounts: accounts)
      var configuration = configuration
      configuration.identity = { await signIns.identity(of: $0) }
      let server = WebServer(
        AppLaunch(GreetingApp.self), configuration: configuration, limits: .withoutDeadlines)
      let router = Router(context: SignInContext.self)
      router.addSignIn(signIns, isSecure: false)
      server.mount(on: router)
      let (ports, source) = AsyncStream.makeStream(of: Int.self)
      var application = Application(
        router: router, server: server.connections,
        configuration: .init(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: { channel in source.yield(channel.localAddress?.port ?? 0) })
      application.addServices(server)
      let service = application
      let running = Task { try await service.run() }
      var iterator = ports.makeAsyncIterator()
      let port = try #require(await iterator.next())
      try await useSignIn(port)
      running.cancel()
      _ = await running.result
    }
  }

  /// Signs in as a browser does.
  private func useSignIn(_ port: Int) async throws {
    let refused = try await RawConnection.request(port: port)
    #expect(refused.status == 303 && refused.values("location") == ["/login"])
    #expect(try await RawConnection.request(port: port, "GET", "/login").status == 200)
    let answers = try await ["wrong", "analytical"].asyncMap { password in
      try await signIn(password, port: port)
    }
    #expect(answers.map(\.status) == [401, 303])
    let cookie = try #require(answers[1].cookie)
    let page = try await RawConnection.request(port: port, headers: ["Cookie: \(cookie)"])
    #expect(page.body.contains("Hello, ada!"))
    let messages = try await RawConnection.open(port: port) {
      try await $0.join(port: port, cookie: cookie)
    }
    #expect(messages[1].contains("Hello, ada!"))
    let guesses = try await (0..<11).map(String.init).asyncMap { guess in
      try await signIn(guess, port: port).status
    }
    #expect(guesses == Array(repeating: 401, count: 10) + [429])
    #expect(try await signIn("analytical", port: port, origin: "http://evil.com").status == 403)
  }

  /// Sends the form as a browser does.
  private func signIn(
    _ password: String, port: Int, origin: String? = nil
  ) async throws -> HTTPAnswer {
    try await RawConnection.open(port: port) { connection in
      let form = "user=ada&password=\(password)"
      let head = [
        "POST /login HTTP/1.1", "Host: 127.0.0.1:\(port)",
        "Origin: \(origin ?? "http://127.0.0.1:\(port)")",
        "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(form.utf8.count)",
      ]
      try await connection.send((head.joined(separator: "\r\n") + "\r\n\r\n" + form).utf8)
      return try await connection.answer(to: "POST")
    }
  }
}

extension Array where Element: Sendable {
  @MainActor fileprivate func asyncMap<Result: Sendable>(
    _ transform: @MainActor (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
