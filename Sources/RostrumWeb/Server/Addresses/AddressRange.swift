/// A range of IP addresses, such as `10.0.0.0/8`, or a single address.
///
/// ```swift
/// configuration.trustedProxies = ["127.0.0.1", "10.0.0.0/8"].compactMap { AddressRange($0) }
/// ```
public struct AddressRange: Hashable, Sendable {
  private let network: IPAddress
  private let prefix: Int

  /// Parses an address, or an address with the length of a prefix; see RFC 4632, section 3.1.
  ///
  /// The result is `nil` if the text is neither.
  ///
  /// - Parameter text: The text.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let network = parts.first.flatMap({ IPAddress($0) }) else { return nil }
    let bits = network.bytes.count * 8
    guard let prefix = parts.count == 1 ? bits : Int(parts[1]), (0...bits).contains(prefix) else {
      return nil
    }
    self.network = network
    self.prefix = prefix
  }

  /// Whether an address is in the range.
  ///
  /// - Parameter address: The address as text, such as ``WebServer/IdentityRequest/peer``.
  /// - Returns: Whether the text is an address in the range.
  public func contains(_ address: String) -> Bool {
    IPAddress(address).map { contains($0) } ?? false
  }

  /// Whether an address is in the range.
  func contains(_ address: IPAddress) -> Bool {
    guard address.bytes.count == network.bytes.count else { return false }
    let whole = prefix / 8
    guard address.bytes[..<whole] == network.bytes[..<whole] else { return false }
    guard prefix % 8 > 0 else { return true }
    let mask = ~(UInt8.max >> UInt8(prefix % 8))
    return address.bytes[whole] & mask == network.bytes[whole] & mask
  }
}
