import Foundation

/// A picture of a browser, in rows of pixels.
struct Picture: Hashable {
  let width: Int
  let height: Int
  /// The pixels: red, green and blue, and the opacity if there are four channels.
  let bytes: [UInt8]
  let channels: Int

  /// Reads a PNG with 8 bits for each channel, as browsers write it; see the PNG specification.
  ///
  /// - Parameter png: The contents of the file; `nil` is returned if it is of a different kind.
  init?(png: [UInt8]) {
    guard png.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { return nil }
    var (position, header, data) = (8, [UInt8](), [UInt8]())
    while position + 12 <= png.count {
      let count = Self.number(png[position..<position + 4])
      guard count <= png.count - position - 12 else { return nil }
      let content = png[position + 8..<position + 8 + count]
      switch String(decoding: png[position + 4..<position + 8], as: UTF8.self) {
      case "IHDR": header = Array(content)
      case "IDAT": data += content
      default: break
      }
      position += count + 12
    }
    guard header.count == 13, header[8] == 8, header[9] == 2 || header[9] == 6, header[12] == 0
    else { return nil }
    width = Self.number(header[0..<4])
    height = Self.number(header[4..<8])
    channels = header[9] == 6 ? 4 : 3
    guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
    let stride = width * channels
    guard
      let lines = try? Inflater.inflate(zlib: data, count: (stride + 1) * height),
      lines.count == (stride + 1) * height,
      let bytes = Self.unfiltered(lines, stride: stride, pixel: channels)
    else { return nil }
    self.bytes = bytes
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Undoes the filters of the lines.
  private static func unfiltered(_ lines: [UInt8], stride: Int, pixel: Int) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(lines.count)
    for start in Swift.stride(from: 0, to: lines.count, by: stride + 1) {
      let row = result.count
      for index in 0..<stride {
        let left = index < pixel ? 0 : result[row + index - pixel]
        let up = row == 0 ? 0 : result[row + index - stride]
        let corner = row == 0 || index < pixel ? 0 : result[row + index - stride - pixel]
        let guess: UInt8
        switch lines[start] {
        case 0: guess = 0
        case 1: guess = left
        case 2: guess = up
        case 3: guess = UInt8((Int(left) + Int(up)) / 2)
        case 4: guess = paeth(left, up, corner)
        default: return nil
        }
        result.append(lines[start + 1 + index] &+ guess)
      }
    }
    return result
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}

extension Picture {
  /// The difference of a channel that the eye doesn't see, of 255.
  static let channelTolerance = 12
  /// The share of pixels that may differ by more, for the edges of letters.
  static let pixelTolerance = 0.0002

  /// Whether the pictures look the same.
  ///
  /// - Parameter other: A picture of the same view.
  /// - Returns: `false` if the sizes differ, or too many pixels.
  func looks(like other: Self) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return Double(differences(from: other)) <= Double(width * height) * Self.pixelTolerance
  }

  /// The number of pixels that differ from those of a picture of the same size.
  private func differences(from other: Self) -> Int {
    (0..<width * height).count { pixel in
      (0..<3).contains { channel in
        let own = Int(bytes[pixel * channels + channel])
        return abs(own - Int(other.bytes[pixel * other.channels + channel])) > Self.channelTolerance
      }
    }
  }
}
