import Foundation
import HTTPTypes
import Hummingbird
import Rostrum
import RostrumDependencies
import RostrumHTML
import RostrumRuntime
import RostrumScenes
import RostrumSessions
import RostrumStorage
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
        var answer = try await RawConnection.request(port: port, "GET", path)
        // A server whose main actor is busy isn't ready for that moment.
        while path == "/readyz", answer.status == 503 {
          answer = try await RawConnection.request(port: port, "GET", path)
        }
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
        $0.keeping?.leaseLifetime = .seconds(5)
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
      $0.headers[.from].map { .user($0) } ?? .refused()
    }
    try await withServer(of: GreetingApp.self, configuration: { $0.identity = identity }) {
      server, port in
      #expect(try await RawConnection.request(port: port).status == 401)
      let page = try await RawConnection.request(port: port, headers: ["From: ada"])
      #expect(page.body.contains("Hello, ada!"))
      #expect(page.cookie == nil)
      let headers = RawConnection.upgradeHeaders(port: port, cookie: nil)
      let codes = try await [[], ["From: ada"]].asyncMap { user in
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

  @Test("Identifying a user again closes the pages that are no longer the user's, and no others")
  func identification() async throws {
    let accepted = Locked<Set<String>>(["ada-1", "ada-2", "grace-1"])
    let identity: @Sendable (WebServer.IdentityRequest) async -> WebServer.Identity = { request in
      guard let cookie = request.headers[.cookie], accepted.value.contains(cookie) else {
        return .refused(signInAt: "/login")
      }
      return .user(String(cookie.prefix { $0 != "-" }))
    }
    let storage = MemoryStorage()
    try await withServer(configuration: {
      $0.identity = identity
      $0.storage = storage
    }) { server, port in
      while server.store.keeper?.isReady == false { await Task.yield() }
      try await RawConnection.open(port: port) { desk in
        _ = try await desk.join(port: port, cookie: "ada-1")
        try await RawConnection.open(port: port) { phone in
          _ = try await phone.join(port: port, cookie: "ada-2")
          try await RawConnection.open(port: port) { late in
            let headers = RawConnection.upgradeHeaders(port: port, cookie: "ada-1")
            _ = try await late.request("GET", "/_rostrum/socket", headers: headers)
            accepted.withLock { _ = $0.remove("ada-1") }
            server.sessions.identifyAgain("grace")
            #expect(server.sessions.count == 2)
            server.sessions.identifyAgain("ada")
            #expect(try await desk.frame().closeCode == 4005)
            #expect(server.sessions.count == 1)
            try await late.send(#"["join",{"v":2}]"#)
            #expect(try await late.frame().closeCode == 1001, "it was open before")
          }
          try await phone.send(#"["bye"]"#)
          #expect(try await phone.frame().closeCode == 1000)
        }
      }
    }
  }

  @Test("A program that can't determine a user at the moment signs nobody out")
  func unavailable() async throws {
    let isKnown = Locked(true)
    let identity: @Sendable (WebServer.IdentityRequest) async -> WebServer.Identity = { _ in
      isKnown.value ? .user("ada", signIn: "desk") : .unavailable
    }
    try await withServer(configuration: { $0.identity = identity }) { server, port in
      try await RawConnection.open(port: port) { desk in
        _ = try await desk.join(port: port, cookie: "x")
        isKnown.withLock { $0 = false }
        #expect(try await RawConnection.request(port: port).status == 503)
        server.sessions.identifyAgain("ada")
        try await RawConnection.open(port: port) { late in
          let headers = RawConnection.upgradeHeaders(port: port, cookie: nil)
          _ = try await late.request("GET", "/_rostrum/socket", headers: headers)
          #expect(try await late.frame().closeCode == 1001)
        }
        try await desk.send(#"["bye"]"#)
        #expect(try await desk.frame().closeCode == 1000)
      }
    }
  }

  @Test("Sessions have the program's dependencies, after the name of their user")
  func dependencies() async throws {
    try await withServer(
      of: GreetingApp.self,
      configuration: {
        $0.identity = { _ in .user("ada") }
        $0.dependencies = { $0.userName = $0.userName.map { "Lady " + $0 } }
      }
    ) { _, port in
      let page = try await RawConnection.request(port: port)
      #expect(page.body.contains("Hello, Lady ada!"))
    }
  }

  @Test("An app is mounted on a router, whose routes and middleware are the program's own")
  func mounted() async throws {
    try await withFolder { configuration in
      let server = WebServer(
        AppLaunch(GreetingApp.self), configuration: configuration, limits: .withoutDeadlines)
      let router = Router()
      router.get("version") { _, _ in "1.0" }
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
      #expect(try await RawConnection.request(port: port, "GET", "/version").body == "1.0")
      let page = try await RawConnection.request(port: port)
      #expect(page.body.contains("Hello, visitor!"))
      let cookie = try #require(page.cookie)
      let messages = try await RawConnection.open(port: port) {
        try await $0.join(port: port, cookie: cookie)
      }
      #expect(messages[1].contains("Hello, visitor!"))
      running.cancel()
      _ = await running.result
    }
  }
}

private struct GreetingApp: App {
  var body: some Scene {
    WindowGroup("Greeting") { GreetingView() }
  }
}

private struct GreetingView: View {
  @Dependency(\.userName) private var name

  var body: some View { Text(verbatim: "Hello, \(name ?? "visitor")!") }
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
