import RostrumLint
import Testing

struct SipHashTests {
  @Test(
    "The reference's hashes of the first bytes from zero, with its key",
    arguments: [
      (0, 0xe6a8_25ba_047f_81a3, 0x9302_55c7_1472_f66d),
      (1, 0x44af_996b_d8c1_87da, 0x45fc_229b_1159_7634),
      (7, 0x53c1_dbd8_beeb_f1a1, 0x3982_f01f_a64a_b8c0),
      (8, 0x61f5_5862_baa9_623b, 0xb497_14f3_64e2_830f),
      (15, 0x11a8_b033_99e9_9354, 0xd9c3_cf97_0fec_087e),
      (64, 0x3fcd_d4c0_7d07_af1e, 0x4ba7_5836_384d_ad8c),
    ] as [(Int, UInt64, UInt64)])
  func reference(_ count: Int, _ low: UInt64, _ high: UInt64) {
    let hash = SipHash(key: .init(low: 0x0706_0504_0302_0100, high: 0x0f0e_0d0c_0b0a_0908))
    let bytes = (0..<count).map { UInt8($0) }
    #expect(bytes.withUnsafeBytes { hash.hash($0) } == .init(low: low, high: high))
  }

  @Test("Bytes, their length and the key each change the hash")
  func differences() {
    let keys = [SipHash.Bits(low: 0, high: 0), .init(low: 1, high: 0), .init(low: 0, high: 1)]
    let texts: [[UInt8]] = [[], [0], [0, 0], Array(repeating: 0, count: 8), [1], [1, 0]]
    let hashes = keys.flatMap { key in
      texts.map { text in text.withUnsafeBytes { SipHash(key: key).hash($0) } }
    }
    #expect(Set(hashes).count == keys.count * texts.count)
  }
}
