import Foundation

extension PictureHeader {
  /// The chunk IHDR comes first: Portable Network Graphics, third edition, section 11.2.1.
  static func png(_ bytes: PictureBytes) -> Self? {
    guard bytes.has("IHDR", at: 12), let width = bytes.big(16, count: 4),
      let height = bytes.big(20, count: 4)
    else { return nil }
    return Self(.png, width: width, height: height)
  }

  /// The logical screen follows the signature: GIF89a, section 18.
  static func gif(_ bytes: PictureBytes) -> Self? {
    guard let width = bytes.little(6, count: 2), let height = bytes.little(8, count: 2) else {
      return nil
    }
    return Self(.gif, width: width, height: height)
  }

  /// A lossy, lossless or extended file: RFC 9649, sections 2.5 to 2.7.
  static func webp(_ bytes: PictureBytes) -> Self? {
    if bytes.has("VP8X", at: 12) {
      guard let width = bytes.little(24, count: 3), let height = bytes.little(27, count: 3) else {
        return nil
      }
      return Self(.webp, width: width + 1, height: height + 1)
    }
    if bytes.has("VP8L", at: 12) {
      guard bytes[20] == 0x2F, let bits = bytes.little(21, count: 4) else { return nil }
      return Self(.webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    }
    // RFC 6386, section 9.1: a start code, then sizes of 14 bits.
    guard bytes.has("VP8 ", at: 12), bytes.big(23, count: 3) == 0x9D012A,
      let width = bytes.little(26, count: 2), let height = bytes.little(28, count: 2)
    else { return nil }
    return Self(.webp, width: width & 0x3FFF, height: height & 0x3FFF)
  }

  /// The box `ispe` has the size: ISO/IEC 23008-12, section 6.5.3.
  static func avif(_ bytes: PictureBytes) -> Self? {
    guard bytes.has("avif", at: 8) || bytes.has("avis", at: 8),
      let box = bytes.offset(of: "ispe", within: 16384),
      let width = bytes.big(box + 8, count: 4), let height = bytes.big(box + 12, count: 4)
    else { return nil }
    return Self(.avif, width: width, height: height)
  }
}
