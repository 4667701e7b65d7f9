import HTTPTypes
import NIOCore
import NIOHTTP2
import NIOHTTPTypes
import RostrumHTML
import RostrumRuntime
import RostrumWeb
import Testing

@Suite(.timeLimit(.minutes(10))) @MainActor struct HTTP2Tests {
  @Test("Pages and files come over HTTP/2, many at a time on one connection")
  func pages() async throws {
    try await withSecureServer(configuration: { $0.hostNames = ["rostrum.example"] }) {
      server, port in
      let assets = Assets()
      try await HTTP2Client.open(port: port) { client in
        let page = try await client.answer(to: client.head(authority: "rostrum.example"))
        #expect(page.status == 200 && page.isComplete && page.body.contains("<!DOCTYPE html>"))
        #expect(page.headers[.setCookie]?.hasPrefix("__Host-rostrum-user=") == true)
        #expect(page.headers[.strictTransportSecurity] == "max-age=2592000")
        #expect(page.headers[.contentSecurityPolicy] != nil)
        async let script = client.answer(to: client.head(.get, assets.script.path))
        async let theme = client.answer(to: client.head(.get, assets.theme.path))
        async let head = client.answer(to: client.head(.head, assets.theme.path))
        let (code, style, empty) = try await (script, theme, head)
        #expect(Digest(of: code.content) == Digest(of: assets.script.bytes))
        #expect(Digest(of: style.content) == Digest(of: assets.theme.bytes))
        #expect(style.content.count == assets.theme.bytes.count && style.isComplete)
        #expect(empty.status == 200 && empty.content.isEmpty && empty.isComplete)
        let gzip: HTTPFields = [.acceptEncoding: "gzip"]
        let small = try await client.answer(
          to: client.head(.get, assets.script.path, headers: gzip))
        #expect(small.headers[.contentEncoding] == "gzip")
      }
      #expect(server.sessionCount == 0)
    }
  }

  @Test("A cookie that is sent in several fields is one")
  func cookies() async throws {
    try await withSecureServer { _, port in
      try await HTTP2Client.open(port: port) { client in
        let page = try await client.answer(to: client.head())
        let cookie = try #require(page.headers[.setCookie]?.split(separator: ";").first)
        var headers: HTTPFields = [:]
        headers[fields: .cookie] = [
          HTTPField(name: .cookie, value: "a=b"),
          HTTPField(name: .cookie, value: String(cookie)),
        ]
        let again = try await client.answer(to: client.head(headers: headers))
        #expect(again.headers[.setCookie]?.hasPrefix(cookie) == true)
      }
    }
  }

  @Test("A faulty request gets a response, and the connection's other requests go on")
  func faults() async throws {
    try await withSecureServer { _, port in
      try await HTTP2Client.open(port: port) { client in
        let host = try #require(HTTPField.Name("host"))
        let padding = try #require(HTTPField.Name("x-padding"))
        let long: HTTPFields = [padding: String(repeating: "a", count: 16 * 1024)]
        var many: HTTPFields = [:]
        for index in 0..<101 { many.append(HTTPField(name: padding, value: "\(index)")) }
        let requests: [(HTTPRequest, Int)] = [
          (client.head(authority: nil), 400), (client.head(authority: ""), 400),
          (client.head(authority: "a@127.0.0.1"), 400),
          (client.head(authority: "127.0.0.1/x"), 400),
          (client.head(authority: "evil.com"), 421),
          (client.head(headers: [host: "evil.com"]), 400),
          (client.head(headers: [host: "127.0.0.1"]), 200),
          (client.head(.options, "*"), 400), (client.head(.get, "page"), 400),
          (client.head(.head, "page"), 400), (client.head(headers: long), 431),
          (client.head(headers: many), 431), (client.head(.get, "/_rostrum/socket"), 403),
          (client.head(.delete, "/"), 405),
        ]
        for (request, status) in requests {
          let answer = try await client.answer(to: request)
          #expect(answer.status == status && answer.isComplete, "\(request)")
        }
        #expect(client.channel.isActive)
      }
    }
  }

  @Test(
    "Header fields that HTTP/2 forbids reset the stream or the connection",
    arguments: ["connection", "transfer-encoding", "upgrade"])
  func forbiddenFields(name: String) async throws {
    try await withSecureServer { server, port in
      try await HTTP2Client.open(port: port) { client in
        let field = try #require(HTTPField.Name(name))
        let answer = try? await client.answer(to: client.head(headers: [field: "chunked"]))
        #expect(answer?.isComplete != true)
      }
      #expect(server.sessionCount == 0)
    }
  }

  @Test("A response to a request that goes on ends the stream")
  func early() async throws {
    try await withSecureServer { _, port in
      try await HTTP2Client.open(port: port) { client in
        for request in [client.head(.post), client.head(.post, "page")] {
          let answer = try await client.answer(to: request, ends: false)
          #expect(answer.isComplete && answer.status >= 400)
        }
        #expect(try await client.answer(to: client.head()).status == 200)
      }
    }
  }

  @Test("A stream counts as a connection, so that one connection doesn't exceed the limits")
  func streams() async throws {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let gates = Locked([gate])
    try await withSecureServer(configuration: {
      $0.limits.connections = .init(perUser: .max, perAddress: 3, total: 10)
      $0.identity = { _ in
        arrived.yield()
        if let gate = gates.withLock({ $0.popLast() }) { for await _ in gate {} }
        return .visitor
      }
    }) { server, port in
      try await HTTP2Client.open(port: port) { client in
        async let slow = client.answer(to: client.head())
        defer { open.finish() }
        var iterator = arrivals.makeAsyncIterator()
        await iterator.next()
        // One connection and one stream are open, and this is a third.
        #expect(try await client.answer(to: client.head()).status == 200)
        try await RawConnection.open(port: port, tls: Certificates.client()) { other in
          _ = try await other.request(headers: ["Host: localhost"])
          let refused = try await client.answer(to: client.head())
          #expect(refused.status == 0 && !refused.isComplete)
        }
        open.finish()
        let late = try await slow
        #expect(late.status == 200)
      }
    }
  }

  @Test("A client that opens streams and resets them at once is disconnected")
  func rapidReset() async throws {
    try await withSecureServer { _, port in
      try await HTTP2Client.open(port: port) { client in
        for _ in 0..<2000 where client.channel.isActive {
          guard let stream = try? await client.stream() else { break }
          try? await stream.executeThenClose { _, outbound in
            try await outbound.write(.head(client.head()))
          }
        }
        try await client.channel.closeFuture.get()
      }
      try await HTTP2Client.open(port: port) { client in
        let page = try await client.answer(to: client.head())
        #expect(page.status == 200)
      }
    }
  }

  @Test("A connection without streams is closed after a while")
  func idle() async throws {
    var limits = ConnectionLimits.withoutDeadlines
    limits.requestDeadline = .seconds(3)
    try await withSecureServer(limits: limits) { _, port in
      try await HTTP2Client.open(port: port) { client in
        try await client.channel.closeFuture.get()
      }
      try await HTTP2Client.open(port: port) { client in
        #expect(try await client.answer(to: client.head()).status == 200)
        try await client.channel.closeFuture.get()
      }
    }
  }

  @Test("A server without HTTP/2 chooses HTTP/1.1")
  func off() async throws {
    try await withSecureServer(configuration: { $0.tls?.allowsHTTP2 = false }) { _, port in
      let client = try Certificates.client(protocols: ["h2", "http/1.1"])
      let answer = try await RawConnection.open(port: port, tls: client) {
        try await $0.request(headers: ["Host: localhost"])
      }
      #expect(answer.status == 200)
    }
  }
}
