/// A keyed hash of 128 bits: SipHash-2-4 by Aumasson and Bernstein.
///
/// Without the key, no input can be told from another by its hash. Two of a million inputs have the same hash with a
/// probability of less than 2⁻⁸⁸, whatever the inputs are.
package struct SipHash: Sendable {
  /// The 128 bits of a hash, or of a key.
  package struct Bits: Hashable, Sendable {
    /// The first eight bytes, in little-endian order.
    package var low: UInt64
    /// The last eight bytes, in little-endian order.
    package var high: UInt64

    /// Creates bits.
    ///
    /// - Parameters:
    ///   - low: The first eight bytes.
    ///   - high: The last eight bytes.
    package init(low: UInt64, high: UInt64) {
      self.low = low
      self.high = high
    }
  }

  /// The key.
  package let key: Bits

  /// Creates a hash function.
  ///
  /// - Parameter key: The key, which should be random.
  package init(key: Bits) {
    self.key = key
  }

  /// The hash of bytes.
  ///
  /// O(n).
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The hash.
  package func hash(_ bytes: UnsafeRawBufferPointer) -> Bits {
    var state = State(key)
    let whole = bytes.count & ~7
    var offset = 0
    while offset < whole {
      state.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    // The last word has the bytes that are left, and the length in its highest byte.
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    while offset < bytes.count {
      last |= UInt64(bytes[offset]) << UInt64((offset - whole) * 8)
      offset += 1
    }
    state.add(last)
    return state.finish()
  }
}

private struct State {
  private var v0, v1, v2, v3: UInt64

  init(_ key: SipHash.Bits) {
    v0 = key.low ^ 0x736f_6d65_7073_6575
    v1 = key.high ^ 0x646f_7261_6e64_6f6d ^ 0xee
    v2 = key.low ^ 0x6c79_6765_6e65_7261
    v3 = key.high ^ 0x7465_6462_7974_6573
  }

  @inline(__always)
  mutating func add(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  mutating func finish() -> SipHash.Bits {
    v2 ^= 0xee
    let low = finishHalf()
    v1 ^= 0xdd
    return SipHash.Bits(low: low, high: finishHalf())
  }

  private mutating func finishHalf() -> UInt64 {
    for _ in 0..<4 { round() }
    return v0 ^ v1 ^ v2 ^ v3
  }

  @inline(__always)
  private mutating func round() {
    v0 &+= v1
    v1 = (v1 &<< 13 | v1 &>> 51) ^ v0
    v0 = v0 &<< 32 | v0 &>> 32
    v2 &+= v3
    v3 = (v3 &<< 16 | v3 &>> 48) ^ v2
    v0 &+= v3
    v3 = (v3 &<< 21 | v3 &>> 43) ^ v0
    v2 &+= v1
    v1 = (v1 &<< 17 | v1 &>> 47) ^ v2
    v2 = v2 &<< 32 | v2 &>> 32
  }
}
