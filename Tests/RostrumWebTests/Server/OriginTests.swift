import Testing

// NB: Tests `OriginPolicy`, which is internal.
@testable import RostrumWeb

@Suite struct OriginTests {
  @Test(arguments: ["http://a.example:8080", "https://a.example:8080"])
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
  ])
  func refusesEveryOther(origins: [String]) {
    #expect(!OriginPolicy.allows(origins: origins, hosts: ["a.example:8080"]))
  }

  @Test func refusesUnclearHosts() {
    #expect(!OriginPolicy.allows(origins: ["http://a"], hosts: []))
    #expect(!OriginPolicy.allows(origins: ["http://a"], hosts: ["a", "a"]))
    #expect(!OriginPolicy.allows(origins: ["http://"], hosts: [""]))
  }
}
