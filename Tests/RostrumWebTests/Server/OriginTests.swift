import NIOHTTP1
import RostrumHTML
import Testing

// NB: Tests `OriginPolicy` and `UpgradePolicy`, which are internal.
@testable import RostrumWeb

@Suite struct OriginTests {
  @Test(arguments: [
    "http://a.example:8080", "https://a.example:8080",
  ])
  func allowsThePageOfTheHost(origin: String) {
    #expect(OriginPolicy.allows(origins: [origin], hosts: ["a.example:8080"]))
  }

  @Test(arguments: [
    [], [""], ["null"], ["http://a.example"], ["http://a.example:80800"], ["http://a.example:808"],
    ["http://b.a.example:8080"], ["http://a.example:8080.evil.example"], ["a.example:8080"],
    ["http://a.example:8080/"], ["http://a.example:8080@evil.example"], ["ws://a.example:8080"],
    ["http://A.example:8080"], ["HTTP://a.example:8080"], [" http://a.example:8080"],
    ["http://evil.example", "http://a.example:8080"], ["http://a.example:8080 http://b"],
    ["file://a.example:8080"], ["http://xa.example:8080"], ["http://ａ.example:8080"],
    ["http://a.example:8080 "], ["http://a.example:8080\t"], ["http://a.example:8080?"],
    ["http://a.example:8080#"], ["http://a.example:8080/x"], ["http://a.example:8080\\"],
    ["http:/a.example:8080"], ["http:a.example:8080"], ["//a.example:8080"], ["http://"],
    ["https://a.example"], ["https://a.example:443"], ["http://a.example:80"],
    ["wss://a.example:8080"], ["ftp://a.example:8080"], ["data:text/html,x"], ["blob:null"],
    ["chrome-extension://a.example:8080"], ["about:blank"], ["javascript://a.example:8080"],
    ["http://user@a.example:8080"], ["http://user:word@a.example:8080"], ["http://@a.example:8080"],
    ["http://a.example.:8080"], ["http://a.example:08080"], ["http://a.example:+8080"],
    ["http://a%2eexample:8080"], ["http://a.example%00:8080"], ["http://a.exampIe:8080"],
    ["http://xn--a.example:8080"], ["http://a.example:8080,http://a.example:8080"],
    ["http://a.example:8080;"], ["http://evil.example/http://a.example:8080"],
    ["http://evil.example?http://a.example:8080"], ["http://evil.example#http://a.example:8080"],
    ["null", "http://a.example:8080"], ["http://a.example:8080", "http://a.example:8080"],
    ["http://a.example:8080", "null"], ["*"], ["undefined"], ["http://*:8080"], ["http://a.*:8080"],
    ["http://127.0.0.1:8080"], ["http://localhost:8080"], ["http://[::1]:8080"],
    ["http://A.EXAMPLE:8080"], ["http://a.example:8080\u{0}"], ["\u{FEFF}http://a.example:8080"],
    ["http://a.example\u{200B}:8080"], ["http://a。example:8080"], ["http://а.example:8080"],
  ])
  func refusesEveryOther(origins: [String]) {
    #expect(!OriginPolicy.allows(origins: origins, hosts: ["a.example:8080"]))
  }

  @Test("Canonically equivalent origins consist of different bytes, and are refused")
  func normalization() {
    let composed = "caf\u{E9}.com"
    let decomposed = "cafe\u{301}.com"
    #expect(composed == decomposed)
    #expect(!OriginPolicy.allows(origins: ["http://\(decomposed)"], hosts: [composed]))
    #expect(!OriginPolicy.allows(origins: ["http://\(composed)"], hosts: [composed]))
  }

  @Test func refusesUnclearHosts() {
    #expect(!OriginPolicy.allows(origins: ["http://a"], hosts: []))
    #expect(!OriginPolicy.allows(origins: ["http://a"], hosts: ["a"], isSecure: true))
    #expect(OriginPolicy.allows(origins: ["https://a"], hosts: ["a"], isSecure: true))
    #expect(!OriginPolicy.allows(origins: ["http://a"], hosts: ["a", "a"]))
    #expect(!OriginPolicy.allows(origins: ["http://"], hosts: [""]))
    #expect(!OriginPolicy.allows(origins: ["http://user@a"], hosts: ["user@a"]))
  }

  private var upgrade: HTTPRequestHead {
    HTTPRequestHead(
      version: .http1_1, method: .GET, uri: PagePath.socket,
      headers: [
        "host": "a", "origin": "http://a", "upgrade": "websocket", "connection": "upgrade",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-version": "13",
      ])
  }

  @Test("Only a whole upgrade of a user's page opens a socket")
  func upgrades() {
    #expect(UpgradePolicy.allows(upgrade))
    for name in ["host", "origin", "sec-websocket-key", "sec-websocket-version"] {
      var head = upgrade
      head.headers.remove(name: name)
      #expect(!UpgradePolicy.allows(head), "without \(name)")
    }
    var others = [upgrade, upgrade, upgrade, upgrade]
    others[0].version = .http1_0
    others[1].method = .POST
    others[2].uri = "/"
    others[3].headers.replaceOrAdd(name: "sec-websocket-version", value: "8")
    #expect(!others.contains { UpgradePolicy.allows($0) })
  }
}
