import Foundation
import NIOCore

/// An address of the Internet Protocol, of version 4 or 6.
struct IPAddress: Hashable, Sendable {
  /// The 4 or 16 bytes of the address, in network order.
  let bytes: [UInt8]

  /// Parses an address, or returns `nil` if the text isn't one.
  ///
  /// The zone of an IPv6 address is ignored.
  init?(_ text: some StringProtocol) {
    let text = String(text.prefix { $0 != "%" })
    for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
      var bytes = [UInt8](repeating: 0, count: count)
      if inet_pton(family, text, &bytes) == 1 {
        self.init(bytes: bytes)
        return
      }
    }
    return nil
  }

  /// Reads the address of a peer, or returns `nil` if it has none, like a Unix domain socket.
  init?(_ address: SocketAddress) {
    guard let text = address.ipAddress else { return nil }
    self.init(text)
  }

  /// The address as people write it.
  var text: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Creates an address from bytes; IPv4 addresses mapped into IPv6 become IPv4 addresses.
  private init(bytes: [UInt8]) {
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    self.bytes = bytes.count == 16 && bytes.starts(with: mapped) ? Array(bytes[12...]) : bytes
  }

  /// Whether only programs on the same machine can use the address.
  var isLoopback: Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes == Array(repeating: 0, count: 15) + [1]
  }

  /// The network that one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address;
  /// see RFC 6177.
  var subscriber: IPAddress {
    bytes.count == 16 ? IPAddress(bytes: bytes[..<8] + Array(repeating: 0, count: 8)) : self
  }
}
