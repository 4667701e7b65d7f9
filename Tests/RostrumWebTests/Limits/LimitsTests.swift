import ArgumentParser
import Foundation
import RostrumDependencies
import Testing

// NB: Tests `ServeCommand`, which is internal.
@testable import RostrumWeb

/// What a server answers to those who want more than their share.
@Suite(.timeLimit(.minutes(10))) @MainActor struct LimitsTests {
  private func cookie(_ port: Int) async throws -> String {
    try #require(try await RawConnection.request(port: port).cookie)
  }

  /// The code with which a socket is closed after a join, or `nil` if it is welcomed.
  private func refusal(_ connection: inout RawConnection, _ port: Int, _ cookie: String)
    async throws -> UInt16?
  {
    let headers = RawConnection.upgradeHeaders(port: port, cookie: cookie)
    _ = try await connection.request("GET", "/_rostrum/socket", headers: headers)
    try? await connection.send(#"["join",{"v":2}]"#)
    return try await connection.frame().closeCode
  }

  /// The codes of a number of sockets that are open at a time.
  private func refusals(_ cookies: some Collection<String>, _ port: Int) async throws -> [UInt16?] {
    guard let cookie = cookies.first else { return [] }
    return try await RawConnection.open(port: port) { connection in
      let first = try await refusal(&connection, port, cookie)
      return [first] + (try await refusals(cookies.dropFirst(), port))
    }
  }

  @Test("Of 20 sockets of one user, only as many as allowed stay open, and others can join")
  func userSockets() async throws {
    try await withServer(configuration: { $0.limits.sockets.perUser = 3 }) { server, port in
      let greedy = try await cookie(port)
      let codes = try await refusals(Array(repeating: greedy, count: 20), port)
      #expect(codes.prefix(3) == [nil, nil, nil])
      #expect(codes.dropFirst(3).allSatisfy { $0 == 4004 })
      let other = try await cookie(port)
      let code = try await RawConnection.open(port: port) {
        try await refusal(&$0, port, other)
      }
      #expect(code == nil)
    }
  }

  @Test("One user's sessions, one address's sessions and all sessions are limited")
  func sessions() async throws {
    try await withServer(configuration: {
      $0.limits.sessions = .init(perUser: 1, perAddress: 2, total: 9)
    }) { server, port in
      let users = [try await cookie(port), try await cookie(port), try await cookie(port)]
      let codes = try await refusals([users[0], users[0], users[1], users[2]], port)
      #expect(codes == [nil, 4004, nil, 1013])
      #expect(server.sessionCount == 2)
    }
  }

  @Test(
    "A session that waits for its tab makes room for a new one",
    arguments: [
      WebServer.Limits.Quota(perUser: 2, perAddress: 9, total: 9),
      .init(perUser: 9, perAddress: 2, total: 9), .init(perUser: 9, perAddress: 9, total: 2),
    ])
  func room(quota: WebServer.Limits.Quota) async throws {
    try await withServer(configuration: { $0.limits.sessions = quota }) { server, port in
      let user = try await cookie(port)
      try await RawConnection.open(port: port) { open in
        #expect(try await refusal(&open, port, user) == nil)
        for _ in 0..<3 {
          try await RawConnection.open(port: port) { left in
            #expect(try await refusal(&left, port, user) == nil)
            try await left.send(#"["bye"]"#)
            _ = try await left.readToEnd()
          }
          #expect(server.sessionCount == 2)
        }
        #expect(try await open.frame().text.hasPrefix("[1,0,"))
        try await open.send("[1,1,\"tap\"]")
        #expect(try await open.frame().text.hasPrefix("[2,1,"), "a connected session stays")
      }
    }
  }

  @Test("A trusted proxy's clients have addresses of their own")
  func proxied() async throws {
    try await withServer(configuration: {
      $0.limits.sessions.perAddress = 1
      $0.limits.connections.perAddress = 1
      $0.trustedProxies = [AddressRange("127.0.0.1")!]
    }) { _, port in
      let user = try await cookie(port)
      func codes(_ addresses: ArraySlice<String>) async throws -> [UInt16?] {
        guard let address = addresses.first else { return [] }
        return try await RawConnection.open(port: port) { connection in
          let headers = RawConnection.upgradeHeaders(port: port, cookie: user)
          _ = try await connection.request(
            "GET", "/_rostrum/socket", headers: headers + ["X-Forwarded-For: \(address)"])
          try? await connection.send(#"["join",{"v":2}]"#)
          let code = try await connection.frame().closeCode
          return [code] + (try await codes(addresses.dropFirst()))
        }
      }
      let codes = try await codes(["192.0.2.1", "192.0.2.1", "192.0.2.2"])
      #expect(codes == [nil, 1013, nil])
    }
  }

  @Test("Joins and farewells in quick succession are limited")
  func joins() async throws {
    // Time that passes would allow further joins.
    try await withServer(
      configuration: { $0.limits.joinsPerMinute.perUser = 5 }, sessions: { $0.now = { .zero } }
    ) { server, port in
      let user = try await cookie(port)
      var codes: [UInt16?] = []
      for _ in 0..<8 {
        try await RawConnection.open(port: port) { connection in
          codes.append(try await refusal(&connection, port, user))
          try? await connection.send(#"["bye"]"#)
          _ = try? await connection.readToEnd()
        }
      }
      #expect(codes == [nil, nil, nil, nil, nil, 4004, 4004, 4004])
      #expect(server.sessionCount == 5)
    }
  }

  @Test("An address has a limited number of connections, and a closed one makes room")
  func connections() async throws {
    try await withServer(configuration: { $0.limits.connections.perAddress = 2 }) { _, port in
      try await RawConnection.open(port: port) { first in
        _ = try await first.request(headers: ["Host: 127.0.0.1"])
        try await RawConnection.open(port: port) { second in
          _ = try await second.request(headers: ["Host: 127.0.0.1"])
          let third = try await RawConnection.open(port: port) { third in
            try? await third.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8)
            return (try? await third.readToEnd()) ?? ""
          }
          #expect(third == "")
        }
        // The server notices the end of the second connection by itself.
        var status = 0
        while status != 200 {
          status = (try? await RawConnection.request(port: port).status) ?? 0
        }
      }
    }
  }

  @Test("The memory of ended sessions is returned once, after a while")
  func memory() async throws {
    let clock = HeldClock()
    let (returns, continuation) = AsyncStream.makeStream(of: Void.self)
    try await withServer(sessions: {
      $0.clock = clock
      $0.giveBackMemory = { continuation.yield() }
    }) { server, port in
      let user = try await cookie(port)
      for _ in 0..<3 {
        try await RawConnection.open(port: port) { connection in
          _ = try await connection.join(port: port, cookie: user)
          try await connection.send(#"["bye"]"#)
          _ = try await connection.readToEnd()
        }
      }
      #expect(server.sessionCount == 3)
      clock.release()
      var iterator = returns.makeAsyncIterator()
      #expect(await iterator.next() != nil)
      #expect(server.sessionCount == 0)
    }
    continuation.finish()
    var others = 0
    for await _ in returns { others += 1 }
    #expect(others == 0)
  }

  @Test("Flags set limits, and a limit below 1 is refused")
  func flags() throws {
    let command = try ServeCommand.parse([
      "--limit-sessions", "7", "--limit-joins-per-user", "3", "--limit-stored-bytes-per-user", "99",
      "--limit-shared-value-bytes", "1000",
    ])
    var expected = WebServer.Limits()
    expected.sessions.total = 7
    expected.joinsPerMinute.perUser = 3
    expected.storedBytes.perUser = 99
    expected.sharedValueBytes = 1000
    #expect(command.limits.limits == expected)
    for flag in ["--limit-sockets", "--limit-shared-value-bytes"] {
      #expect(throws: (any Error).self) { try ServeCommand.parse([flag, "0"]) }
    }
  }
}
