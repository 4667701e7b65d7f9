/// A short hash of bytes, which distinguishes versions.
///
/// It is a 64-bit FNV-1a hash, which isn't cryptographically secure.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  /// Computes the digest of bytes.
  ///
  /// O(n).
  package init(of bytes: some Sequence<UInt8>) {
    value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
