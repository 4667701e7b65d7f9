import RostrumWeb
import Testing

/// Requests as no browser sends them: one response each, and the connection is at an end.
@Suite(.timeLimit(.minutes(10))) @MainActor struct RawHTTPTests {
  /// Bytes, in which HOST is the server's host, and the statuses of the responses to them.
  struct Exchange: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: String
    let statuses: [Int]

    init(_ description: String, _ statuses: [Int], _ lines: String...) {
      testDescription = description
      self.statuses = statuses
      bytes = lines.joined(separator: "\r\n")
    }
  }

  nonisolated private static let get = "GET / HTTP/1.1\r\nHost: HOST"
  nonisolated private static let post = "POST / HTTP/1.1\r\nHost: HOST"

  nonisolated static let refused = [
    Exchange("no Host", [400], "GET / HTTP/1.1", "", ""),
    Exchange("two Hosts", [400], get, "Host: HOST", "", ""),
    Exchange("two different Hosts", [400], get, "Host: evil.com", "", ""),
    Exchange("an empty Host", [400], "GET / HTTP/1.1", "Host:", "", ""),
    Exchange("a Host with a user", [400], "GET / HTTP/1.1", "Host: a@HOST", "", ""),
    Exchange("a Host with a path", [400], "GET / HTTP/1.1", "Host: HOST/x", "", ""),
    Exchange("a foreign Host", [421], "GET / HTTP/1.1", "Host: evil.com", "", ""),
    Exchange("a foreign target", [400], "GET http://evil.com/ HTTP/1.1", "Host: HOST", "", ""),
    Exchange(
      "a foreign target and Host", [421],
      "GET http://evil.com/ HTTP/1.1", "Host: evil.com", "", ""),
    Exchange(
      "an old version with two Hosts", [400],
      "GET / HTTP/1.0", "Host: HOST", "Host: HOST", "", ""),
    Exchange("not HTTP", [400], "hello", "", ""),
    Exchange("bytes of TLS", [400], "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", "", ""),
    Exchange("an unknown version", [400], "GET / HTTP/9.9", "Host: HOST", "", ""),
    Exchange("no version", [400], "GET /", "Host: HOST", "", ""),
    Exchange("a space in the target", [400], "GET /a b HTTP/1.1", "Host: HOST", "", ""),
    Exchange("a space before the colon", [400], "GET / HTTP/1.1", "Host : HOST", "", ""),
    Exchange("a field without a colon", [400], get, "Accept", "", ""),
    Exchange("a NUL in a field", [400], get, "Accept: a\u{0}b", "", ""),
    Exchange("bare line ends", [400], "GET / HTTP/1.1\nHost: HOST\n\n"),
    Exchange("a bad length", [400], post, "Content-Length: x", "", ""),
    Exchange("a negative length", [400], post, "Content-Length: -1", "", ""),
    Exchange("a length with a sign", [400], post, "Content-Length: +1", "", "a"),
    Exchange("two lengths", [400], post, "Content-Length: 1", "Content-Length: 2", "", "ab"),
    Exchange(
      "a length and a coding", [400],
      post, "Content-Length: 4", "Transfer-Encoding: chunked", "", "0", "", ""),
    Exchange("an unknown coding", [400], post, "Transfer-Encoding: xchunked", "", "0", "", ""),
    Exchange(
      "a coding that isn't the last", [400],
      post, "Transfer-Encoding: chunked, identity", "", "0", "", ""),
    Exchange(
      "a chunk whose length overflows", [400],
      post, "Transfer-Encoding: chunked", "", "FFFFFFFFFFFFFFFFF", "a", ""),
    Exchange(
      "a chunk without a length", [400],
      post, "Transfer-Encoding: chunked", "", "xyz", "a", ""),
    Exchange("a body that never ends", [405], post, "Content-Length: 1000000", "", "a"),
    Exchange("a good request before a bad one", [200, 400], get, "", "GET / HTTP/1.1", "", ""),
    Exchange(
      "two good requests before nonsense", [200, 200, 400],
      get, "", get, "", "nonsense", "", ""),
    Exchange("a good request after a bad one", [400], "GET / HTTP/1.1", "", get, "", ""),
  ]

  @Test("A faulty request gets one response, and nothing after it is answered", arguments: refused)
  func faults(exchange: Exchange) async throws {
    try await withServer { server, port in
      let text = try await RawConnection.open(port: port) { connection in
        let bytes = exchange.bytes.replacing("HOST", with: "127.0.0.1:\(port)")
        try await connection.send(bytes.utf8)
        return try await connection.readToEnd()
      }
      let statuses = text.matches(of: /HTTP\/1\.1 (\d{3})/).compactMap { Int($0.1) }
      #expect(statuses == exchange.statuses)
      #expect(text.contains("onnection: close"))
      #expect(server.sessionCount == 0)
    }
  }

  nonisolated static let answered = [
    Exchange("an old client", [200], "GET / HTTP/1.0", "", ""),
    Exchange("an absolute target", [200], "GET http://HOST/ HTTP/1.1", "Host: HOST", "", ""),
    Exchange("two requests at once", [200, 200], get, "", get, "", ""),
    Exchange("a whole body", [405, 200], post, "Content-Length: 3", "", "abc" + get, "", ""),
    Exchange(
      "a body in chunks", [405, 200],
      post, "Transfer-Encoding: chunked", "", "3", "abc", "0", "", get, "", ""),
    Exchange("all paths of the server", [405], "OPTIONS * HTTP/1.1", "Host: HOST", "", ""),
    Exchange(
      "a path out of the folder", [404],
      "GET /../../etc/passwd HTTP/1.1", "Host: HOST", "", ""),
    Exchange("an encoded path", [404], "GET /%2e%2e/%00 HTTP/1.1", "Host: HOST", "", ""),
  ]

  @Test("An odd but valid request is answered", arguments: answered)
  func valid(exchange: Exchange) async throws {
    try await withServer { _, port in
      try await RawConnection.open(port: port) { connection in
        let bytes = exchange.bytes.replacing("HOST", with: "127.0.0.1:\(port)")
        try await connection.send(bytes.utf8)
        for status in exchange.statuses {
          #expect(try await connection.answer(to: "GET").status == status)
        }
      }
    }
  }

  @Test("A head that is too large is refused, whatever of it is too large", arguments: 0..<3)
  func largeHeads(kind: Int) async throws {
    try await withServer { _, port in
      let text = try await RawConnection.open(port: port) { connection in
        let long = String(repeating: "a", count: 200_000)
        let many = (0..<2000).map { "X-\($0): a\r\n" }.joined()
        let head = [
          "GET /\(long) HTTP/1.1\r\n", "GET / HTTP/1.1\r\nX: \(long)", "GET / HTTP/1.1\r\n\(many)",
        ]
        // The server may close before all is sent.
        try? await connection.send(head[kind].utf8)
        return try await connection.readToEnd()
      }
      #expect(text.hasPrefix("HTTP/1.1 400 "))
      #expect(text.matches(of: /HTTP\/1\.1/).count == 1)
    }
  }

  @Test("A head or a second request that doesn't arrive in time ends the connection")
  func slowHeads() async throws {
    var limits = ConnectionLimits.withoutDeadlines
    limits.requestDeadline = .seconds(1)
    try await withServer(limits: limits) { _, port in
      for start in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127"] {
        let text = try await RawConnection.open(port: port) { connection in
          // The deadline may have passed on a busy machine.
          try? await connection.send(start.utf8)
          return try await connection.readToEnd()
        }
        #expect(text == "")
      }
    }
    // The first request must arrive in time on a busy machine, too.
    limits.requestDeadline = .seconds(5)
    try await withServer(limits: limits) { _, port in
      try await RawConnection.open(port: port) { connection in
        let first = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        try await connection.send("\(first)GET / HT".utf8)
        let text = try await connection.readToEnd()
        #expect(text.matches(of: /HTTP\/1\.1 200/).count == 1)
      }
    }
  }
}
