import Foundation

extension PictureHeader {
  /// The frame header has the size: ITU-T T.81, section B.2.2.
  static func jpeg(_ bytes: PictureBytes) -> Self? {
    var offset = 2
    var isTurned = false
    while let marker = bytes.big(offset, count: 2), marker >= 0xFF01 {
      // A marker may be preceded by any number of fill bytes.
      if marker == 0xFFFF {
        offset += 1
        continue
      }
      guard let length = bytes.big(offset + 2, count: 2), length >= 2 else { return nil }
      switch marker {
      case 0xFFC0...0xFFC3, 0xFFC5...0xFFC7, 0xFFC9...0xFFCB, 0xFFCD...0xFFCF:
        guard let height = bytes.big(offset + 5, count: 2),
          let width = bytes.big(offset + 7, count: 2)
        else { return nil }
        return isTurned
          ? Self(.jpeg, width: height, height: width) : Self(.jpeg, width: width, height: height)
      case 0xFFE1:
        isTurned = isTurned || hasQuarterTurn(bytes, at: offset + 4, count: length - 2)
      case 0xFFD9, 0xFFDA: return nil
      default: break
      }
      offset += 2 + length
    }
    return nil
  }

  /// Whether Exif data says that the picture is shown after a quarter turn.
  ///
  /// Browsers turn it: CSS Images Module Level 3, section 5.1. See Exif 2.32, section 4.6.4, for the
  /// tag of the orientation, whose values from 5 to 8 are quarter turns.
  private static func hasQuarterTurn(_ bytes: PictureBytes, at start: Int, count: Int) -> Bool {
    guard bytes.has("Exif\0\0", at: start) else { return false }
    let tiff = start + 6
    let isLittle = bytes.has("II", at: tiff)
    let read = { (offset: Int, count: Int) in
      isLittle ? bytes.little(tiff + offset, count: count) : bytes.big(tiff + offset, count: count)
    }
    guard let directory = read(4, 4), directory < count, let entries = read(directory, 2) else {
      return false
    }
    for entry in 0..<min(entries, 64) {
      let offset = directory + 2 + 12 * entry
      if read(offset, 2) == 0x0112, let value = read(offset + 8, 2) { return value >= 5 }
    }
    return false
  }
}
