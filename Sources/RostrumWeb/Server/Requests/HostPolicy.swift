import NIOCore

/// The policy that decides under which names the server may be addressed.
///
/// A page of a foreign domain can let its name resolve to the address of this server (DNS
/// rebinding); its requests then have a matching `Origin`, but the foreign name in `Host`. The
/// server therefore responds only to IP addresses, to `localhost`, and to the names in its
/// configuration.
struct HostPolicy: Sendable {
  /// The name that allows all others.
  static let wildcard = "*"

  private let names: Set<String>

  /// Creates a policy.
  ///
  /// - Parameter names: The names of the server besides `localhost`, or `*` for any.
  init(names: [String] = []) {
    self.names = Set(names.map { $0.lowercased() })
  }

  /// Whether the server may be addressed by the value of a `Host` header.
  func allows(_ host: String) -> Bool {
    guard let name = Self.name(in: host) else { return false }
    return names.contains(Self.wildcard) || names.contains(name) || !Self.isDomain(host)
  }

  /// Whether the value of a `Host` header is a name that only this server has, unlike `localhost`
  /// and IP addresses.
  static func isDomain(_ host: String) -> Bool {
    guard let name = name(in: host) else { return false }
    return name != "localhost" && !name.hasSuffix(".localhost") && !isAddress(name)
  }

  /// Whether a text has the form of a `Host` header's value; see RFC 9110, section 7.2, and
  /// RFC 3986, section 3.2.2.
  static func isHost(_ text: String) -> Bool { name(in: text) != nil }

  /// The lowercase name in the value of a `Host` header, without the port and a final dot.
  private static func name(in host: String) -> String? {
    guard host.utf8.allSatisfy(isHostByte) else { return nil }
    var name = host[...]
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return nil }
      name = host[...end]
    } else if let colon = host.firstIndex(of: ":") {
      name = host[..<colon]
    }
    guard isPort(host[name.endIndex...]), !name.isEmpty, name != "." else { return nil }
    return (name.hasSuffix(".") ? name.dropLast() : name).lowercased()
  }

  private static func isPort(_ text: Substring) -> Bool {
    guard let colon = text.first else { return true }
    let digits = text.dropFirst()
    return colon == ":" && digits.count <= 5 && digits.utf8.allSatisfy(isDigit)
      && Int(digits).map { $0 <= 65_535 } ?? true
  }

  private static func isAddress(_ name: String) -> Bool {
    let address = name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name
    return (try? SocketAddress(ipAddress: address, port: 0)) != nil
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case _ where isDigit(byte): true
    default: "-._~%!$&'()*+,;=:[]".utf8.contains(byte)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
