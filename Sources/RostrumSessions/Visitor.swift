/// A visitor, who has limits, and whose launches run in order.
package enum Visitor: Hashable, Sendable {
  /// Everyone at an address, by its bytes in network order.
  case address([UInt8])
  /// Everyone whose address is unknown.
  case unknown

  /// A name for the visitor's network; empty if it is unknown.
  package var origin: String {
    switch self {
    case .address(let bytes): bytes.map { String($0, radix: 16) }.joined(separator: ".")
    case .unknown: ""
    }
  }
}
