import Foundation
import RostrumWeb
import Testing

@Suite @MainActor struct WebServerTests {
  @Test func thePageIsCompleteAndLeavesNothingBehind() async throws {
    try await withServer { server, port in
      let answer = try await RawConnection.request(port: port)
      #expect(answer.status == 200)
      #expect(answer.body.contains("<title>Counter</title>"))
      #expect(answer.body.contains(">0</span>"))
      #expect(answer.body.hasSuffix("</html>\n"))
      #expect(answer.values("content-type") == ["text/html; charset=utf-8"])
      #expect(answer.values("cache-control") == ["no-store"])
      #expect(server.sessionCount == 0)
    }
  }

  @Test("Starting a server twice is reported, and the server continues")
  func startedTwice() async throws {
    try await withServer { server, port in
      await #expect(throws: WebServerError.other("a server is started once")) {
        try await server.start()
      }
      let answer = try await RawConnection.request(port: port)
      #expect(answer.status == 200)
    }
  }

  @Test func everyAnswerForbidsWhatAPageDoesNotNeed() async throws {
    try await withServer { _, port in
      for path in ["/", "/any/path?x=1", "/favicon.ico", "/_rostrum/socket", "/_rostrum/none"] {
        let answer = try await RawConnection.request(port: port, "GET", path)
        let policy = try #require(answer.values("content-security-policy").first)
        #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'"))
        #expect(policy.hasSuffix("require-trusted-types-for 'script'"))
        #expect(!policy.contains("unsafe"))
        #expect(answer.values("x-content-type-options") == ["nosniff"])
        #expect(answer.values("referrer-policy") == ["same-origin"])
      }
    }
  }

  @Test("A browser is identified once, and its cookie is renewed with each page")
  func renewal() async throws {
    try await withServer { _, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      let again = try await RawConnection.request(port: port, headers: ["Cookie: \(cookie)"])
      #expect(again.cookie == cookie)
      #expect(again.values("set-cookie").first?.contains("Max-Age=34560000") == true)
      let forged = try await RawConnection.request(
        port: port, headers: ["Cookie: rostrum-user=../../x"])
      #expect(forged.cookie != nil)
    }
  }

  @Test("The cookie is secure behind a trusted proxy that has TLS, and nobody else can say so")
  func secureCookie() async throws {
    let headers = ["X-Forwarded-Proto: https"]
    try await withServer(configuration: { $0.trustedProxies = [AddressRange("127.0.0.0/8")!] }) {
      let secure = try await RawConnection.request(port: $1, headers: headers)
      #expect(secure.cookie?.hasPrefix("__Host-rostrum-user=") == true)
      #expect(secure.values("set-cookie").first?.hasSuffix("; Secure") == true)
    }
    try await withServer {
      let plain = try await RawConnection.request(port: $1, headers: headers)
      #expect(plain.cookie?.hasPrefix("rostrum-user=") == true)
    }
  }

  @Test("Of two cookies, the one whose user has a folder is used, and no cookie is set")
  func twoCookies() async throws {
    try await withServer { server, port in
      let user = UserID()
      try FileManager.default.createDirectory(
        at: server.store.folders.folder(of: user), withIntermediateDirectories: true)
      let values = [user, UserID()].map { "rostrum-user=\($0.cookie)" }.joined(separator: "; ")
      let page = try await RawConnection.request(port: port, headers: ["Cookie: \(values)"])
      #expect(page.status == 200)
      #expect(page.values("set-cookie") == [])
      try await RawConnection.open(port: port) { connection in
        _ = try await connection.join(port: port, cookie: values)
        #expect(server.store.users == [user])
      }
    }
  }

  @Test("HEAD has the fields of GET and no content, on a connection that stays open")
  func head() async throws {
    try await withServer { _, port in
      let script = try #require(
        try await RawConnection.request(port: port).body
          .firstMatch(of: /src="(\/[^"]+\.js)"/)?.1)
      let cookie = "rostrum-user=\(UserID().cookie)"
      for path in ["/", String(script), "/_rostrum/none"] {
        try await RawConnection.open(port: port) { connection in
          let headers = ["Host: 127.0.0.1:\(port)", "Cookie: \(cookie)"]
          let head = try await connection.request("HEAD", path, headers: headers)
          // Content after the first head would be read as the second one.
          let get = try await connection.request("GET", path, headers: headers)
          #expect(head.fields == get.fields)
          #expect(head.values("content-length") == ["\(get.body.utf8.count)"])
        }
      }
    }
  }

  @Test func thePagesFilesAreThereForGood() async throws {
    try await withServer { _, port in
      let page = try await RawConnection.request(port: port).body
      let paths = page.matches(of: /(?:href|src)="(\/[^"]+)"/).map { String($0.1) }
      #expect(paths.count == 5)
      for path in paths {
        let answer = try await RawConnection.request(port: port, "GET", path)
        #expect(answer.status == 200)
        #expect(answer.values("cache-control") == ["public, max-age=31536000, immutable"])
      }
      let sheet = try await RawConnection.request(
        port: port, "GET", "/_rostrum/atoms.css?spacing_8.fontWeight_700")
      #expect(sheet.body.hasPrefix(".s-spacing_8{gap:8px}"))
    }
  }

  @Test(arguments: [
    ("GET", "/_rostrum/none.js", 404), ("GET", "/favicon.ico", 404), ("POST", "/", 405),
    ("DELETE", "/", 405), ("HEAD", "/", 200), ("GET", "/_rostrum/atoms.css?x{}", 400),
    ("GET", "/_rostrum/atoms.css", 400), ("GET", "/_rostrum/socket", 403),
    ("GET", "/deep/link", 404), ("GET", "/wp-login.php", 404), ("GET", "/?page=2", 200),
  ])
  func otherRequestsAreAnsweredProperly(method: String, path: String, status: Int) async throws {
    try await withServer { _, port in
      let answer = try await RawConnection.request(port: port, method, path)
      #expect(answer.status == status)
    }
  }

  @Test func aTakenPortAndAnUnwritableFolderAreToldApart() async throws {
    try await withServer { _, port in
      let other = WebServer(
        AppLaunch(CounterApp.self),
        configuration: .init(port: port, dataDirectory: FileManager.default.temporaryDirectory))
      await #expect(throws: WebServerError.portTaken(host: "127.0.0.1", port: port)) {
        try await other.start()
      }
    }
    let file = URL(filePath: #filePath)
    let server = WebServer(
      AppLaunch(CounterApp.self), configuration: .init(port: 0, dataDirectory: file))
    await #expect {
      try await server.start()
    } throws: { error in
      guard case WebServerError.unwritableDirectory(file.path, _) = error else { return false }
      return !"\(error)".contains("\n")
    }
  }

  @Test func stoppingEndsSessionsAndGivesUpThePort() async throws {
    let port = try await withServer { server, port in
      let cookie = try #require(try await RawConnection.request(port: port).cookie)
      try await RawConnection.open(port: port) { connection in
        _ = try await connection.join(port: port, cookie: cookie)
        #expect(server.sessionCount == 1)
        await server.stop()
        #expect(server.sessionCount == 0)
        #expect(try await connection.frame().closeCode == 1001)
      }
      return port
    }
    await #expect(throws: (any Error).self) { try await RawConnection.request(port: port) }
  }
}
