import NIOCore
import Testing

// NB: Tests `Sender`, `IPAddress` and `contains`, which are internal.
@testable import RostrumWeb

@Suite struct SenderTests {
  private func sender(
    _ peer: String, _ forwarded: [String] = [], protocols: [String] = [],
    trusting trusted: [String] = []
  ) throws -> Sender {
    Sender(
      peer: try SocketAddress(ipAddress: peer, port: 1), forwardedFor: forwarded,
      protocols: protocols, trusted: trusted.compactMap { AddressRange($0) })
  }

  @Test("Headers of peers that aren't trusted are ignored")
  func untrusted() throws {
    let sender = try sender("10.0.0.1", ["192.0.2.1"], protocols: ["https"])
    #expect(sender.address == IPAddress("10.0.0.1"))
    #expect(!sender.isSecure)
  }

  @Test("A trusted proxy names the sender, and whatever the sender made up is ignored")
  func trusted() throws {
    let sender = try sender(
      "127.0.0.1", ["203.0.113.9, 198.51.100.7", "192.0.2.1, 10.1.2.3"], protocols: ["https"],
      trusting: ["127.0.0.1", "10.0.0.0/8"])
    #expect(sender.address == IPAddress("192.0.2.1"))
    #expect(sender.isSecure)
  }

  @Test(
    "A proxy without a readable header is the sender itself",
    arguments: [[], [""], ["x"], ["unix:"]])
  func unreadable(forwarded: [String]) throws {
    let sender = try sender("127.0.0.1", forwarded, trusting: ["127.0.0.1"])
    #expect(sender.address == IPAddress("127.0.0.1"))
  }

  @Test(
    "A protocol other than https isn't secure", arguments: [[], ["http"], ["https, http"], ["x"]])
  func insecure(protocols: [String]) throws {
    #expect(try !sender("::1", protocols: protocols, trusting: ["::1"]).isSecure)
  }

  @Test("Over TLS a sender is secure, unless a trusted proxy says otherwise")
  func overTLS() throws {
    func isSecure(_ protocols: [String], trusting trusted: [String]) throws -> Bool {
      Sender(
        peer: try SocketAddress(ipAddress: "::1", port: 1), forwardedFor: [],
        protocols: protocols, trusted: trusted.compactMap { AddressRange($0) }, isSecure: true
      ).isSecure
    }
    #expect(try isSecure([], trusting: []) && isSecure(["http"], trusting: []))
    #expect(try isSecure([], trusting: ["::1"]) && !isSecure(["http"], trusting: ["::1"]))
  }

  @Test("An address of version 4 is the same within version 6")
  func mapped() throws {
    #expect(IPAddress("::ffff:10.0.0.1") == IPAddress("10.0.0.1"))
    #expect(
      try sender("::ffff:10.0.0.1", ["192.0.2.1"], trusting: ["10.0.0.1"]).address
        == IPAddress("192.0.2.1"))
  }

  @Test("All addresses of a subscriber's network of version 6 count as one")
  func subscribers() throws {
    #expect(try sender("2001:db8::1").visitor == sender("2001:db8::ffff:2").visitor)
    #expect(try sender("2001:db8::1").visitor != sender("2001:db8:0:1::1").visitor)
    #expect(try sender("192.0.2.1").visitor != sender("192.0.2.2").visitor)
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false),
    ("10.0.0.0/9", "10.128.0.1", false), ("10.0.0.0/9", "10.127.0.1", true),
    ("0.0.0.0/0", "203.0.113.1", true), ("0.0.0.0/0", "::1", false),
    ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    ("fd00::/8", "fd12::1", true), ("fd00::/8", "fe80::1", false),
  ])
  func ranges(range: String, address: String, isInside: Bool) throws {
    #expect(
      try #require(AddressRange(range)).contains(try #require(IPAddress(address))) == isInside)
  }

  @Test(arguments: ["", "x", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0/8", "::1/129"])
  func notARange(text: String) {
    #expect(AddressRange(text) == nil)
  }
}
