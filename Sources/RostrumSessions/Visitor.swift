/// A visitor whose launches run in order, and who has limits.
package enum Visitor: Hashable, Sendable {
  /// Everyone at an address, by its bytes in network order.
  case address([UInt8])
  /// Everyone whose address isn't known.
  case unknown

  /// A name of the visitor's network; empty if it isn't known.
  package var origin: String {
    switch self {
    case .address(let bytes): bytes.map { String($0, radix: 16) }.joined(separator: ".")
    case .unknown: ""
    }
  }
}
