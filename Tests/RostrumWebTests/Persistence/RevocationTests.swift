import RostrumHTML
import RostrumRuntime
import RostrumSessions
import RostrumStorage
import RostrumWeb
import Testing

/// Users who are signed out while a stored session of theirs is requested.
@Suite(.timeLimit(.minutes(10))) @MainActor struct RevocationTests {
  private let memory = MemoryStorage()

  /// A server on the storage.
  private func serve<Result: Sendable>(
    _ storage: any Storage,
    _ body: @MainActor (WebServer, Int) async throws -> Result
  ) async throws -> Result {
    // No lease ends because the machine is busy.
    var keeping = SessionKeeper.Configuration(storage: storage)
    keeping.leaseLifetime = .seconds(3600)
    keeping.patience = .seconds(7200)
    return try await withServer(
      of: NotebookApp.self, sessions: { [keeping] in $0.keeping = keeping }, body)
  }

  @Test(
    "A join that asks the storage while its user is signed out is refused",
    arguments: [true, false])
  func joining(isAnswered: Bool) async throws {
    let (cookie, token, user) = try await serve(memory) { server, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      let token = try await RawConnection.open(port: port) { connection in
        let welcome = try await connection.join(port: port, cookie: cookie)[0]
        return String(try #require(welcome.firstMatch(of: /"token":"([^"]+)"/)?.1))
      }
      return (cookie, token, try #require(server.store.users.first))
    }

    let storage = RecordingStorage(memory)
    let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let hook = isAnswered ? storage.afterClaim : storage.beforeClaim
    hook.withLock {
      $0 = {
        arrive.yield()
        for await _ in gate {}
      }
    }
    try await serve(storage) { server, port in
      try await RawConnection.open(port: port) { connection in
        _ = try await connection.request(
          "GET", "/_rostrum/socket",
          headers: RawConnection.upgradeHeaders(port: port, cookie: cookie))
        try await connection.send(
          #"["join",{"v":2,"digest":"","resume":"\#(token)","seen":0}]"#)
        for await _ in arrivals { break }
        server.store.revoke(user)
        open.finish()
        var frame = try await connection.frame()
        while frame.closeCode == nil { frame = try await connection.frame() }
        #expect(frame.closeCode == CloseCode.signedOut.rawValue)
        #expect(server.store.sessions.values.isEmpty)
      }
    }
  }
}
