package import Foundation
package import RostrumElements

/// What the beginning of a picture's file says: its format and its size.
///
/// Nothing is decoded: a file with a valid header may still be damaged.
package struct PictureHeader: Hashable, Sendable {
  /// The format.
  package var format: PictureFormat
  /// The size in pixels, or in points for a vector graphic; turned as the picture is shown.
  package var size: CGSize

  init?(_ format: PictureFormat, width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.format = format
    size = CGSize(width: width, height: height)
  }

  init?(_ format: PictureFormat, size: CGSize?) {
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    self.format = format
    self.size = size
  }

  /// Reads the header of a file; `nil` if its format or its size can't be read.
  ///
  /// - Parameter data: The content of the file.
  /// - Complexity: O(1) for bitmaps, except for JPEG, which is O(*n*) in its segments; O(*n*) in the
  ///   bytes before the first tag of a vector graphic.
  package init?(_ data: Data) {
    let bytes = PictureBytes(data)
    let header =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        Self.png(bytes)
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        Self.jpeg(bytes)
      } else if bytes.has("GIF8", at: 0) {
        Self.gif(bytes)
      } else if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) {
        Self.webp(bytes)
      } else if bytes.has("ftyp", at: 4) {
        Self.avif(bytes)
      } else {
        Self.svg(data)
      }
    guard let header else { return nil }
    self = header
  }
}

/// The bytes of a file by their offset; those after its end are absent.
struct PictureBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  subscript(offset: Int) -> Int? {
    guard offset >= 0, offset < data.count else { return nil }
    return Int(data[data.startIndex + offset])
  }

  func starts(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

  func has(_ word: String, at offset: Int) -> Bool {
    data.dropFirst(offset).starts(with: word.utf8)
  }

  /// An unsigned number whose most significant byte comes first.
  func big(_ offset: Int, count: Int) -> Int? { number(Array(offset..<offset + count)) }

  /// An unsigned number whose least significant byte comes first.
  func little(_ offset: Int, count: Int) -> Int? { number((offset..<offset + count).reversed()) }

  private func number(_ offsets: [Int]) -> Int? {
    var number = 0
    for offset in offsets {
      guard let byte = self[offset] else { return nil }
      number = number << 8 | byte
    }
    return number
  }

  /// The offset of a word among the first bytes.
  func offset(of word: String, within limit: Int) -> Int? {
    let start = data.prefix(limit)
    return start.firstRange(of: Data(word.utf8)).map { $0.lowerBound - data.startIndex }
  }
}
