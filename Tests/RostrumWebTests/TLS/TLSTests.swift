import Foundation
import NIOSSL
import RostrumWeb
import Testing

@Suite(.timeLimit(.minutes(10))) @MainActor struct TLSTests {
  private func withFolder<Result>(
    _ body: @MainActor (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-tls-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  /// Requests the page over TLS on a connection of its own.
  private func page(
    _ port: Int, host: String? = nil, tls: TLSConfiguration? = nil
  ) async throws -> HTTPAnswer {
    try await RawConnection.open(port: port, tls: tls ?? Certificates.client()) { connection in
      try await connection.request(headers: ["Host: \(host ?? "127.0.0.1:\(port)")"])
    }
  }

  @Test("A page and a socket come over TLS, and the cookie says so")
  func join() async throws {
    try await withSecureServer { server, port in
      let page = try await page(port)
      #expect(page.status == 200)
      let cookie = try #require(page.values("set-cookie").first)
      #expect(cookie.hasPrefix("__Host-rostrum-user=") && cookie.hasSuffix("; Secure"))
      let messages = try await RawConnection.open(port: port, tls: Certificates.client()) {
        try await $0.join(
          port: port, cookie: page.cookie ?? "", origin: "https://127.0.0.1:\(port)")
      }
      #expect(messages.count == 2 && server.sessionCount == 1)
    }
  }

  @Test("A page that was loaded without TLS opens no socket over TLS")
  func insecureOrigin() async throws {
    try await withSecureServer { _, port in
      let cookie = try await page(port).cookie
      let headers = RawConnection.upgradeHeaders(port: port, cookie: cookie)
      let answer = try await RawConnection.open(port: port, tls: Certificates.client()) {
        try await $0.request("GET", "/_rostrum/socket", headers: headers)
      }
      #expect(answer.status == 403)
    }
  }

  @Test("Browsers are told to use TLS for the names of the server, and not for localhost")
  func strictTransport() async throws {
    try await withSecureServer(configuration: { $0.hostNames = ["rostrum.example"] }) { _, port in
      let named = try await page(port, host: "rostrum.example:\(port)")
      #expect(named.values("strict-transport-security") == ["max-age=2592000"])
      for host in ["localhost", "app.localhost", "127.0.0.1", "[::1]"] {
        let local = try await page(port, host: host)
        #expect(local.status == 200)
        #expect(local.values("strict-transport-security") == [], "\(host)")
      }
    }
    try await withServer(configuration: { $0.hostNames = ["rostrum.example"] }) { _, port in
      let plain = try await RawConnection.open(port: port) {
        try await $0.request(headers: ["Host: rostrum.example"])
      }
      #expect(plain.status == 200 && plain.values("strict-transport-security") == [])
    }
  }

  @Test("A request without TLS is told that the port uses it")
  func plainRequest() async throws {
    try await withSecureServer { server, port in
      let text = try await RawConnection.open(port: port) { connection in
        try await connection.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
        return try await connection.readToEnd()
      }
      #expect(text.hasPrefix("HTTP/1.1 400 "))
      #expect(text.hasSuffix("\r\n\r\nThis port uses TLS. Use an https:// address.\n"))
      #expect(try await page(port).status == 200)
    }
  }

  @Test("Bytes that aren't a handshake end the connection", arguments: [0x16, 0x80, 0x00, 0xFF])
  func noise(first: UInt8) async throws {
    try await withSecureServer { _, port in
      let text = try await RawConnection.open(port: port) { connection in
        try await connection.send([first] + Array(repeating: 0xFE, count: 600))
        return try await connection.readToEnd()
      }
      #expect(!text.contains("HTTP/1.1"))
    }
  }

  @Test("TLS 1.2 and 1.3 are spoken, and nothing older")
  func versions() async throws {
    try await withSecureServer { _, port in
      for version in [TLSVersion.tlsv12, .tlsv13] {
        var client = try Certificates.client()
        client.minimumTLSVersion = version
        client.maximumTLSVersion = version
        #expect(try await page(port, tls: client).status == 200)
      }
      for version in [TLSVersion.tlsv1, .tlsv11] {
        var client = try Certificates.client()
        client.minimumTLSVersion = version
        client.maximumTLSVersion = version
        await #expect(throws: (any Error).self) { try await page(port, tls: client) }
      }
    }
  }

  @Test("A client that never completes its handshake is disconnected")
  func slowHandshake() async throws {
    var limits = ConnectionLimits.withoutDeadlines
    limits.requestDeadline = .milliseconds(50)
    try await withSecureServer(limits: limits) { _, port in
      for beginning: [UInt8] in [[], [0x16, 3, 1, 1, 0]] {
        let ends = try await RawConnection.open(port: port) { connection in
          // The connection may have ended already.
          try? await connection.send(beginning)
          return try await connection.endsHere()
        }
        #expect(ends)
      }
    }
  }

  @Test("A stopping server doesn't wait for connections before their handshakes")
  func stop() async throws {
    try await withSecureServer { server, port in
      try await RawConnection.open(port: port) { connection in
        try await connection.send([0x16, 3, 1, 1, 0])
        // The server has accepted the first connection before the second.
        #expect(try await page(port).status == 200)
        await server.stop()
        #expect(try await connection.endsHere())
      }
    }
  }

  /// Files that can't be used, and the error about one of them.
  struct Fault: Sendable, CustomTestStringConvertible {
    let certificate: String?
    let key: String?
    let file: String
    let words: String

    var testDescription: String { "\(file): \(words)" }

    init(_ certificate: String?, _ key: String?, _ file: String, _ words: String) {
      self.certificate = certificate
      self.key = key
      self.file = file
      self.words = words
    }
  }

  nonisolated static let faults = [
    Fault(nil, Certificates.key, "certificate.pem", "no such file"),
    Fault(Certificates.certificate, nil, "key.pem", "no such file"),
    Fault("hello", Certificates.key, "certificate.pem", "no certificate in PEM format"),
    Fault("", Certificates.key, "certificate.pem", "no certificate in PEM format"),
    Fault(Certificates.key, Certificates.key, "certificate.pem", "no certificate in PEM format"),
    Fault(Certificates.certificate, "hello", "key.pem", "no private key in PEM format"),
    Fault(Certificates.certificate, Certificates.encryptedKey, "key.pem", "an encrypted one"),
    Fault(Certificates.certificate, Certificates.otherKey, "key.pem", "doesn't belong to"),
  ]

  @Test("A certificate that can't be used is an error at the start", arguments: faults)
  func unusable(fault: Fault) async throws {
    try await withFolder { folder in
      var configuration = WebServer.Configuration(port: 0, dataDirectory: folder)
      configuration.tls = try Certificates.write(fault.certificate, fault.key, to: folder)
      let server = WebServer(CounterApp.self, configuration: configuration)
      let error = await #expect(throws: WebServerError.self) { try await server.start() }
      guard case .unusableCertificate(let path, let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(path.hasSuffix(fault.file) && reason.contains(fault.words), "\(reason)")
      await server.waitUntilStopped()
    }
  }

  @Test("A renewed certificate is used for new connections, and a broken one isn't")
  func renewal() async throws {
    try await withFolder { folder in
      let tls = try Certificates.write(to: folder)
      try await withServer(configuration: { $0.tls = tls }) { server, port in
        try await RawConnection.open(port: port, tls: Certificates.client()) { old in
          _ = try await old.request(headers: ["Host: localhost"])
          _ = try Certificates.write(
            Certificates.otherCertificate, Certificates.otherKey, to: folder)
          let other = try Certificates.client(trusting: Certificates.otherCertificate)
          await #expect(throws: (any Error).self) { try await page(port, tls: other) }
          try server.reloadCertificate()
          #expect(try await page(port, tls: other).status == 200)
          _ = try Certificates.write("broken", to: folder)
          #expect(throws: WebServerError.self) { try server.reloadCertificate() }
          #expect(try await page(port, tls: other).status == 200)
          #expect(try await old.request(headers: ["Host: localhost"]).status == 200)
        }
      }
    }
  }
}
