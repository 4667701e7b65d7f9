import Foundation
import RostrumWeb
import Testing

/// Over a real socket: what a browser does, and what an attacker does.
@Suite @MainActor struct SocketTests {
  private func cookie(_ port: Int) async throws -> String {
    try #require(try await RawConnection.request(port: port).cookie)
  }

  @Test func aClickIsAnsweredByAPatch() async throws {
    try await withServer { server, port in
      let cookie = try await cookie(port)
      try await RawConnection.open(port: port) { connection in
        let mount = try await connection.join(port: port, cookie: cookie)[1]
        let plus = try #require(mount.firstMatch(of: /\[(\d+),0,"button"/)?.1)
        try await connection.send("[1,\(plus),\"tap\"]")
        let patch = try await connection.frame().text
        #expect(patch.hasPrefix("[2,1,[[\"t\","))
        #expect(patch.hasSuffix(",\"1\"]]]"))
        #expect(patch.utf8.count <= 40)
        #expect(server.sessionCount == 1)
      }
    }
  }

  @Test("A tap over a socket, with its acknowledgement, causes one update, one patch and one frame")
  func turns() async throws {
    try await withServer { server, port in
      let cookie = try await cookie(port)
      try await RawConnection.open(port: port) { connection in
        let mount = try await connection.join(port: port, cookie: cookie)[1]
        let plus = try #require(mount.firstMatch(of: /\[(\d+),0,"button"/)?.1)
        try await connection.send("[1,\(plus),\"tap\"]")
        _ = try await connection.frame()
        let before = server.store.work
        for number in 2...4 {
          try await connection.send("[\(number),\(plus),\"tap\",\(number)]")
          #expect(try await connection.frame().text.hasPrefix("[\(number + 1),\(number),"))
          try await connection.send("[\"ack\",\(number + 1)]")
        }
        try await connection.send("[5,\(plus),\"tap\"]")
        _ = try await connection.frame()
        let four = SessionWork(updates: 4, patches: 4, frames: 4)
        #expect(server.store.work == before + four)
      }
    }
  }

  @Test func forgedEventsAreRefusedAndTheSessionLivesOn() async throws {
    try await withServer { _, port in
      let cookie = try await cookie(port)
      try await RawConnection.open(port: port) { connection in
        let mount = try await connection.join(port: port, cookie: cookie)[1]
        let buttons = mount.matches(of: /\[(\d+),0,"button"/).map { String($0.1) }
        let field = try #require(mount.firstMatch(of: /\[(\d+),0,"input"/)?.1)
        let forged = [
          "\(buttons[1]),\"tap\"", "4000000000,\"tap\"", "\(buttons[0]),\"text\",\"x\",1",
          "\(field),\"tap\"", "\(buttons[0]),\"select\",1", "1,\"dismiss\"", "1,\"back\",0",
        ]
        for (index, event) in forged.enumerated() {
          try await connection.send("[\(index + 1),\(event)]")
          let answer = try await connection.frame().text
          #expect(answer == "[\(index + 2),\(index + 1),[]]")
        }
        try await connection.send("[\(forged.count + 1),\(buttons[0]),\"tap\"]")
        #expect(try await connection.frame().text.contains("\"1\""))
      }
    }
  }

  @Test func aDroppedSocketResumesWithNothingLost() async throws {
    try await withServer { server, port in
      let cookie = try await cookie(port)
      let (token, plus) = try await RawConnection.open(port: port) { connection in
        let messages = try await connection.join(port: port, cookie: cookie)
        let plus = try #require(messages[1].firstMatch(of: /\[(\d+),0,"button"/)?.1)
        try await connection.send("[1,\(plus),\"tap\"]")
        _ = try await connection.frame()
        try await connection.send("[2,\(plus),\"tap\"]")
        _ = try await connection.frame()
        let token = try #require(messages[0].firstMatch(of: /"token":("[^"]+")/)?.1)
        return (String(token), String(plus))
      }
      try await RawConnection.open(port: port) { connection in
        let welcome = try await connection.join(port: port, cookie: cookie, resume: token, seen: 2)
        #expect(welcome[0].contains("\"seq\":2,\"new\":false"))
        #expect(try await connection.frame().text.hasPrefix("[3,2,"))
        try await connection.send("[3,\(plus),\"tap\"]")
        #expect(try await connection.frame().text.hasSuffix(",\"3\"]]]"))
        #expect(server.sessionCount == 1)
      }
    }
  }

  @Test func aFarewellClosesTheSocketAndTheSessionWaits() async throws {
    try await withServer { server, port in
      let cookie = try await cookie(port)
      try await RawConnection.open(port: port) { connection in
        _ = try await connection.join(port: port, cookie: cookie)
        try await connection.send(#"["bye"]"#)
        #expect(try await connection.frame().closeCode == 1000)
        #expect(server.sessionCount == 1)
      }
    }
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1",
    "http://localhost:PORT", "http://127.0.0.1:PORT.evil.example",
  ])
  func otherOriginsAreRefusedBeforeTheUpgrade(origin: String) async throws {
    try await withServer { server, port in
      let cookie = try await cookie(port)
      let origin = origin.replacing("PORT", with: "\(port)")
      try await RawConnection.open(port: port) { connection in
        let answer = try await connection.request(
          "GET", "/_rostrum/socket",
          headers: RawConnection.upgradeHeaders(port: port, cookie: cookie, origin: origin))
        #expect(answer.status == 403)
      }
      #expect(server.sessionCount == 0)
    }
  }

  @Test("A socket without a cookie is closed with a code that says so, and starts no session")
  func withoutCookie() async throws {
    try await withServer { server, port in
      try await RawConnection.open(port: port) { connection in
        let headers = RawConnection.upgradeHeaders(port: port, cookie: nil)
        let answer = try await connection.request("GET", "/_rostrum/socket", headers: headers)
        #expect(answer.status == 101)
        #expect(try await connection.frame().closeCode == 4007)
      }
      #expect(server.sessionCount == 0)
    }
  }

  @Test func upgradesWithoutOriginOrElsewhereAreRefused() async throws {
    try await withServer { _, port in
      let cookie = try await cookie(port)
      let headers = RawConnection.upgradeHeaders(port: port, cookie: cookie)
      for refused in [headers.filter { !$0.hasPrefix("Origin") }] {
        try await RawConnection.open(port: port) { connection in
          let answer = try await connection.request("GET", "/_rostrum/socket", headers: refused)
          #expect(answer.status == 403)
        }
      }
      try await RawConnection.open(port: port) { connection in
        let answer = try await connection.request("GET", "/", headers: headers)
        #expect(answer.status == 200)
      }
    }
  }

  @Test func anOfferOfAnotherProtocolIsPassedOver() async throws {
    try await withServer { _, port in
      let answer = try await RawConnection.request(
        port: port, headers: ["Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings"])
      #expect(answer.status == 200)
    }
  }
}
