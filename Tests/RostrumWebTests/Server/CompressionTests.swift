import Foundation
import NIOCore
import RostrumHTML
import Testing

// NB: Tests `AcceptEncoding`, which is internal.
@testable import RostrumWeb

/// What the server compresses, and for whom.
@Suite @MainActor struct CompressionTests {
  private let gzip = ["Accept-Encoding: gzip, deflate, br, zstd"]

  @Test("A client that accepts gzip gets the page, the script, the theme and the styles compressed")
  func gzipped() async throws {
    try await withServer { _, port in
      for path in try await paths(port: port) {
        let plain = try await RawConnection.request(port: port, "GET", path)
        let answer = try await RawConnection.request(port: port, "GET", path, headers: gzip)
        #expect(answer.status == 200)
        #expect(answer.values("content-encoding") == ["gzip"], "\(path)")
        #expect(answer.values("vary") == ["Accept-Encoding"])
        #expect(answer.content.starts(with: [0x1f, 0x8b]), "RFC 1952, 2.3.1")
        #expect(answer.content.count < plain.content.count)
        // The last four bytes are the length of what was compressed: RFC 1952, 2.3.1.
        let length = answer.content.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(length == plain.content.count)
      }
    }
  }

  @Test(
    "A client that doesn't accept gzip gets everything uncompressed",
    arguments: [[], ["Accept-Encoding: identity"], ["Accept-Encoding: gzip;q=0, br"]])
  func identity(headers: [String]) async throws {
    try await withServer { _, port in
      for path in try await paths(port: port) {
        let answer = try await RawConnection.request(port: port, "GET", path, headers: headers)
        #expect(answer.status == 200)
        #expect(answer.values("content-encoding") == [])
        #expect(answer.values("vary") == ["Accept-Encoding"])
        #expect(!answer.body.isEmpty && !answer.content.starts(with: [0x1f, 0x8b]))
      }
    }
  }

  @Test("HEAD has the fields of the compressed GET, on a connection that stays open")
  func head() async throws {
    try await withServer { _, port in
      let cookie = "rostrum-user=\(UserID().cookie)"
      for path in try await paths(port: port) {
        try await RawConnection.open(port: port) { connection in
          let headers = ["Host: 127.0.0.1:\(port)", "Cookie: \(cookie)"] + gzip
          let head = try await connection.request("HEAD", path, headers: headers)
          let get = try await connection.request("GET", path, headers: headers)
          #expect(head.fields == get.fields)
          #expect(head.values("content-encoding") == ["gzip"])
          #expect(head.values("content-length") == ["\(get.content.count)"])
        }
      }
    }
  }

  @Test("A socket opens for a client that accepts gzip")
  func socket() async throws {
    try await withServer { _, port in
      let headers = [
        "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)", "Connection: Upgrade",
        "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Cookie: rostrum-user=\(UserID().cookie)",
      ]
      let answer = try await RawConnection.open(port: port) { connection in
        try await connection.request("GET", PagePath.socket, headers: headers + gzip)
      }
      #expect(answer.status == 101)
      #expect(answer.values("content-encoding") == [])
    }
  }

  @Test(
    "A page requested by a different site isn't compressed, so its length reveals nothing",
    arguments: [
      ("cross-site", false), ("same-site", false), ("same-origin", true), ("none", true),
    ])
  func otherSites(site: String, isCompressed: Bool) async throws {
    try await withServer { _, port in
      let headers = gzip + ["Sec-Fetch-Site: \(site)"]
      let page = try await RawConnection.request(port: port, headers: headers)
      #expect(page.values("content-encoding") == (isCompressed ? ["gzip"] : []))
    }
  }

  @Test("A page contains neither its user's cookie nor a token")
  func secrets() async throws {
    try await withServer { _, port in
      let user = UserID()
      let page = try await RawConnection.request(
        port: port, headers: ["Cookie: rostrum-user=\(user.cookie)"])
      #expect(!page.body.contains(user.cookie))
      let again = try await RawConnection.request(port: port)
      #expect(page.body == again.body, "no part of a page is random")
    }
  }

  @Test("Content that doesn't become smaller is sent uncompressed")
  func incompressible() {
    let small = Representation(ByteBuffer(string: "a"))
    #expect(small.gzip == nil && small.plain == ByteBuffer(string: "a"))
    #expect(Representation(ByteBuffer()).gzip == nil)
    let large = Representation(ByteBuffer(repeating: 7, count: 3_000_000))
    #expect((large.gzip?.readableBytes ?? .max) < 10_000)
  }

  @Test(
    "Whether a client accepts gzip depends on its quality values",
    arguments: [
      ([], false), (["gzip"], true), (["deflate, GZIP"], true), (["x-gzip"], true),
      (["gzip;q=0"], false), (["gzip; q=0.001"], true), (["*"], true), (["*;q=0"], false),
      (["*;q=0, gzip"], true), (["*, gzip;q=0"], false), (["br", "gzip"], true),
      (["gzip;q=x"], false), (["identity"], false), (["", ";;,"], false),
    ])
  func weights(headers: [String], isAllowed: Bool) {
    #expect(AcceptEncoding.allowsGzip(in: headers) == isAllowed)
  }

  private func paths(port: Int) async throws -> [String] {
    let page = try await RawConnection.request(port: port).body
    let files = page.matches(of: /(?:href|src)="(\/[^"]+\.(?:js|css))"/).map { String($0.1) }
    #expect(files.count == 4)
    let tokens = (1...30).map { "spacing_\($0)" }.joined(separator: ".")
    return ["/", "/_rostrum/atoms.css?\(tokens)"] + files
  }
}
