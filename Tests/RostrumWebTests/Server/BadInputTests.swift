import RostrumSessions
import RostrumWeb
import Testing

/// What breaks the protocol closes its socket with the code that says why; session and server live on.
@Suite @MainActor struct BadInputTests {
  /// A message that ends a joined socket.
  struct Attack: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: UInt16
    let send: @MainActor @Sendable (inout RawConnection) async throws -> Void

    init(
      _ description: String, _ code: UInt16,
      send: @escaping @MainActor @Sendable (inout RawConnection) async throws -> Void
    ) {
      testDescription = description
      self.code = code
      self.send = send
    }
  }

  nonisolated static let attacks = [
    Attack("not JSON", 1007) { try await $0.send("hello") },
    Attack("not UTF-8", 1007) { try await $0.send(opcode: 1, [0x5B, 0xFF, 0x5D]) },
    Attack("second join", 1002) { try await $0.send(#"["join",{"v":2}]"#) },
    Attack("binary", 1003) { try await $0.send(opcode: 2, [1, 2, 3]) },
    Attack("skipped number", 4001) { try await $0.send(#"[2,1,"tap"]"#) },
    Attack("edit of a text that is not known", 4002) {
      try await $0.send(#"[1,1,"edit",0,0,"a",1,0,0]"#)
    },
    Attack("one large frame", 1009) {
      try await $0.send(opcode: 1, [UInt8](repeating: 0x20, count: 16 * 1024 + 1))
    },
    Attack("large in fragments", 1009) {
      for part in 0..<3 {
        try await $0.send(
          opcode: part == 0 ? 1 : 0, [UInt8](repeating: 0x20, count: 8 * 1024), isFinal: false)
      }
    },
    Attack("many fragments", 1009) {
      // The server may close before all are sent.
      for part in 0..<65 {
        try? await $0.send(opcode: part == 0 ? 1 : 0, [0x20], isFinal: false)
      }
    },
    Attack("unmasked", 1002) { try await $0.send(opcode: 1, [0x5B, 0x5D], isMasked: false) },
    Attack("reserved bit", 1002) { try await $0.send(opcode: 1, [0x5B, 0x5D], reserved: 4) },
    Attack("unknown opcode", 1002) { try await $0.send(opcode: 3, []) },
    Attack("fragmented ping", 1002) { try await $0.send(opcode: 9, [], isFinal: false) },
    Attack("continuation of nothing", 1002) { try await $0.send(opcode: 0, [0x20]) },
    Attack("message within a message", 1002) {
      try await $0.send(opcode: 1, [0x5B], isFinal: false)
      try await $0.send(opcode: 1, [0x5D])
    },
  ]

  @Test(arguments: attacks)
  func closesTheSocketAndNothingElse(attack: Attack) async throws {
    try await withServer { server, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      let token = try await RawConnection.open(port: port) { connection in
        let welcome = try await connection.join(port: port, cookie: cookie)[0]
        try await attack.send(&connection)
        #expect(try await connection.frame().closeCode == attack.code)
        #expect(try await connection.endsHere())
        return String(try #require(welcome.firstMatch(of: /"token":("[^"]+")/)?.1))
      }
      try await RawConnection.open(port: port) { connection in
        let welcome = try await connection.join(port: port, cookie: cookie, resume: token, seen: 1)
        #expect(welcome[0].contains("\"new\":false"))
        #expect(server.sessionCount == 1)
      }
    }
  }

  @Test("Events that arrive too fast are delayed, and none is lost")
  func floodsOfEventsWait() async throws {
    var limits = ConnectionLimits.withoutDeadlines
    limits.events = TokenBucket(capacity: 3, perSecond: 1000)
    try await withServer(limits: limits) { _, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      try await RawConnection.open(port: port) { connection in
        _ = try await connection.join(port: port, cookie: cookie)
        for number in 1...300 { try await connection.send("[\(number),99,\"tap\"]") }
        var frame = try await connection.frame()
        while !frame.text.hasSuffix(",300,[]]") {
          try #require(frame.opcode == 1)
          frame = try await connection.frame()
        }
      }
    }
  }

  @Test func floodsOfWaitingEventsAndPingsAreCut() async throws {
    var limits = ConnectionLimits.withoutDeadlines
    limits.events = TokenBucket(capacity: 3, perSecond: 0.001)
    limits.waitingMessages = 0
    limits.controlFrames = TokenBucket(capacity: 3, perSecond: 0.001)
    try await withServer(limits: limits) { _, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      try await RawConnection.open(port: port) { connection in
        _ = try await connection.join(port: port, cookie: cookie)
        for number in 1...4 { try await connection.send("[\(number),99,\"tap\"]") }
        var frame = try await connection.frame()
        while frame.opcode == 1 { frame = try await connection.frame() }
        #expect(frame.closeCode == 1008)
      }
      try await RawConnection.open(port: port) { connection in
        _ = try await connection.join(port: port, cookie: cookie)
        for _ in 1...4 { try await connection.send(opcode: 9, [7]) }
        for _ in 1...3 {
          #expect(try await connection.frame() == RawFrame(opcode: 10, payload: [7]))
        }
        #expect(try await connection.frame().closeCode == 1008)
      }
    }
  }

  @Test func aSocketThatDoesNotJoinIsClosed() async throws {
    var limits = ConnectionLimits.withoutDeadlines
    limits.joinDeadline = .milliseconds(1)
    try await withServer(limits: limits) { server, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      try await RawConnection.open(port: port) { connection in
        let headers = RawConnection.upgradeHeaders(port: port, cookie: cookie)
        let answer = try await connection.request("GET", "/_rostrum/socket", headers: headers)
        #expect(answer.status == 101)
        #expect(try await connection.frame().closeCode == 1008)
        #expect(server.sessionCount == 0)
      }
    }
  }

  @Test func moreSessionsThanAllowedAreAskedToComeLater() async throws {
    try await withServer(sessions: { $0.limits.sessions.total = 1 }) { server, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      try await RawConnection.open(port: port) { first in
        _ = try await first.join(port: port, cookie: cookie)
        try await RawConnection.open(port: port) { second in
          let headers = RawConnection.upgradeHeaders(port: port, cookie: cookie)
          _ = try await second.request("GET", "/_rostrum/socket", headers: headers)
          try await second.send(#"["join",{"v":2}]"#)
          #expect(try await second.frame().closeCode == 1013)
        }
        #expect(server.sessionCount == 1)
      }
    }
  }
}
