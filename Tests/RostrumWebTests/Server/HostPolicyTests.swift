import NIOHTTP1
import Testing

// NB: Tests `HostPolicy` and `RequestFault`, which are internal.
@testable import RostrumWeb

@Suite struct HostPolicyTests {
  @Test(
    "Addresses, localhost and configured names are allowed",
    arguments: [
      "127.0.0.1", "127.0.0.1:8080", "10.1.2.3:80", "[::1]", "[::1]:8080", "[fe80::1]:1",
      "localhost", "LOCALHOST:8080", "app.localhost", "app.example.com", "App.Example.COM:443",
      "app.example.com.", "app.example.com.:443",
    ])
  func allowed(host: String) {
    #expect(HostPolicy(names: ["app.example.com"]).allows(host))
  }

  @Test(
    "Other names, and whatever isn't a name, are refused",
    arguments: [
      "evil.com", "evil.com:8080", "app.example.com.evil.com", "xapp.example.com",
      "localhost.evil.com", "127.0.0.1.evil.com", "", ":80", "[::1", "[::1]x", "[::1]:x",
      "app.example.com:80a", "app.example.com:65536", "app.example.com:123456", "user@localhost",
      "localhost/", "localhost?", "local host", "caf\u{E9}.com", "cafe\u{301}.com", ".", "a\u{0}",
    ])
  func refused(host: String) {
    #expect(!HostPolicy(names: ["app.example.com"]).allows(host))
  }

  @Test("A wildcard allows every name, and only names")
  func wildcard() {
    let policy = HostPolicy(names: ["*"])
    #expect(policy.allows("evil.com"))
    #expect(!policy.allows("user@evil.com"))
  }

  private func fault(
    _ uri: String = "/", _ version: HTTPVersion = .http1_1, hosts: [String]
  ) -> RequestFault? {
    let headers = HTTPHeaders(hosts.map { ("host", $0) })
    return RequestFault(
      HTTPRequestHead(version: version, method: .GET, uri: uri, headers: headers), HostPolicy())
  }

  @Test("A request has one Host, except by an old client: RFC 9112, section 3.2")
  func count() {
    #expect(fault(hosts: ["localhost"]) == nil)
    #expect(fault(hosts: []) == .badHost)
    #expect(fault(hosts: ["localhost", "localhost"]) == .badHost)
    #expect(fault("/", .http1_0, hosts: []) == nil)
    #expect(fault("/", .http1_0, hosts: ["a", "b"]) == .badHost)
    #expect(fault("/", HTTPVersion(major: 2, minor: 0), hosts: ["a"]) == .unknownVersion)
  }

  @Test("The host of an absolute target is that of the Host header")
  func absoluteTarget() {
    #expect(fault("http://localhost/x", hosts: ["localhost"]) == nil)
    #expect(fault("http://evil.com/x", hosts: ["localhost"]) == .badHost)
    #expect(fault("http://evil.com", hosts: ["localhost"]) == .badHost)
    #expect(fault("/redirect?to=http://evil.com/", hosts: ["localhost"]) == nil)
    #expect(fault("http://evil.com/x", hosts: ["evil.com"]) == .unknownHost)
  }
}
