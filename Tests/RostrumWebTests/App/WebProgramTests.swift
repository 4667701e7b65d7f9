import Foundation
import HTTPTypes
import Hummingbird
import Logging
import RostrumRuntime
import RostrumSQLite
import RostrumScenes
import RostrumStorage
import ServiceLifecycle
import Testing

// NB: Tests `WebProgram.start(stoppingOn:_:)` and `WebServer.end()`, which aren't public.
@testable import RostrumWeb

@Suite(.timeLimit(.minutes(10))) @MainActor struct WebProgramTests {
  private func withProgram<Result>(
    _ arguments: [String] = [], environment: [String: String] = [:],
    _ body: @MainActor (WebProgram) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try await WebProgram(
      CounterApp.self, arguments: ["--port=0", "--data=\(folder.path)"] + arguments,
      environment: environment)
    let result = try await body(program)
    await program.configuration.storage?.close()
    return result
  }

  /// Starts a program, and stops it after the body.
  private func serve(
    _ program: WebProgram, _ body: @MainActor (WebServer, Int) async throws -> Void
  ) async throws {
    var port: Int?
    let server = try await program.start { port = $1.port }
    // The storage isn't read yet.
    while try await RawConnection.request(port: try #require(port), "GET", "/readyz").status == 503
    {}
    do { try await body(server, try #require(port)) } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  @Test("A program has what the options and the environment set, and a storage")
  func options() async throws {
    try await withProgram(
      ["--host-name=fleet.example", "--limit-sockets=7"],
      environment: ["ROSTRUM_TRUSTED_PROXY": "10.0.0.0/8", "LOG_LEVEL": "debug"]
    ) { program in
      let configuration = program.configuration
      #expect(configuration.hostNames == ["fleet.example"])
      #expect(configuration.limits.sockets.total == 7)
      #expect(configuration.trustedProxies == [AddressRange("10.0.0.0/8")].compactMap(\.self))
      #expect(configuration.logger.logLevel == .debug)
      #expect(configuration.storage is SQLiteStorage)
    }
    try await withProgram(["--store=none"]) { #expect($0.configuration.storage == nil) }
  }

  @Test("Routes, middleware and an identity are added to the app, under the same rules")
  func additions() async throws {
    // Without a storage, because pages are refused when a busy machine renews its lease too late.
    try await withProgram(["--host-name=fleet.example", "--store=none"]) { program in
      program.router.middlewares.add(MarkMiddleware())
      program.router.get("version") { _, context in context.remoteAddress?.ipAddress ?? "" }
      program.configuration.identity = { request in
        request.headers[.authorization].map { .user($0) } ?? .refused(signInAt: "/login")
      }
      try await serve(program) { server, port in
        let version = try await RawConnection.request(port: port, "GET", "/version")
        #expect(version.body == "127.0.0.1" && version.values("x-mark") == ["yes"])
        let page = try await RawConnection.request(port: port, headers: ["Authorization: ada"])
        #expect(page.status == 200 && page.values("x-mark") == ["yes"])
        #expect(page.values("content-security-policy").count == 1)
        let nobody = try await RawConnection.request(port: port)
        #expect(nobody.status == 303 && nobody.values("location") == ["/login"])
        for (host, status) in [("fleet.example", 200), ("evil.example", 421)] {
          let answer = try await RawConnection.open(port: port) { connection in
            try await connection.request("GET", "/version", headers: ["Host: \(host)"])
          }
          #expect(answer.status == status)
        }
      }
    }
  }

  @Test("A service runs while the program serves, which goes on when it ends")
  func services() async throws {
    let steps = Locked<[String]>([])
    try await withProgram { program in
      program.add(StepService(steps: steps, fails: false))
      program.beforeServing { _ in steps.withLock { $0.append("prepared") } }
      try await serve(program) { server, port in
        let answer = try await RawConnection.request(port: port, "GET", "/healthz")
        #expect(answer.status == 200)
      }
    }
    #expect(steps.value == ["prepared", "ran"])
  }

  @Test("A service that fails stops the program")
  func failure() async throws {
    try await withProgram { program in
      program.add(StepService(steps: Locked([]), fails: true))
      let server = try? await program.start()
      if let server { #expect(await server.end() is StepService.Failure) }
    }
  }

  @Test("A program doesn't start if what is called before fails")
  func preparation() async throws {
    try await withProgram { program in
      program.beforeServing { _ in throw StepService.Failure() }
      await #expect(throws: StepService.Failure.self) { try await program.start() }
    }
  }

  @Test("The commands of a program are listed with what they do")
  func commands() async throws {
    try await withProgram { program in
      #expect(program.commandHelp == "The program has no commands. Its options: --help.")
      program.add(command: "reset") { _ in }
      program.add(command: "add-user", help: "NAME: adds a user") { _ in }
      #expect(
        program.commandHelp == """
          The program serves, unless the first word is a command:

            reset
            add-user  NAME: adds a user

          Options: --help.
          """)
    }
  }

  @Test("A wrong option and a storage that can't be opened are errors")
  func errors() async throws {
    await #expect(throws: (any Error).self) { try await withProgram(["--port=x"]) { _ in } }
    await #expect(throws: WebServerError.self) {
      try await withProgram(["--store=/nowhere/at/all.sqlite"]) { _ in }
    }
  }
}

private struct MarkMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: WebContext,
    next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.mark] = "yes"
    return response
  }
}

private struct StepService: Service {
  struct Failure: Error {}

  let steps: Locked<[String]>
  let fails: Bool

  func run() async throws {
    steps.withLock { $0.append("ran") }
    if fails { throw Failure() }
  }
}

extension HTTPField.Name {
  fileprivate static var mark: Self {
    guard let name = Self("X-Mark") else { preconditionFailure("It is a valid name") }
    return name
  }
}
