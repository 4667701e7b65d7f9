import RostrumElements

/// The widths of DejaVu Sans, so that tests have the same measurements on every machine.
///
/// Letters that aren't in the tables are half as wide as the font size, or as wide as the font size
/// in East Asian scripts (Unicode Standard Annex #11).
public struct DejaVuMetrics: TextMetrics, Hashable {
  /// The font sizes and line heights of the text styles.
  public let scale: TextScale
  /// A factor of all widths, because DejaVu Sans is wider than most fonts.
  public let stretch: Double

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - scale: The font sizes and line heights of the text styles.
  ///   - stretch: A factor of all widths. With the default, words are about as wide as in Apple's
  ///     font.
  public init(_ scale: TextScale = .macOS, stretch: Double = 0.93) {
    self.scale = scale
    self.stretch = stretch
  }

  /// The width of words on one line.
  ///
  /// - Complexity: O(*n*) in the number of letters.
  public func width(of words: Substring, in font: TextFont) -> Double {
    let table = DejaVuAdvances.table(for: font)
    var units = 0
    var count = 0
    for scalar in words.unicodeScalars {
      units += DejaVuAdvances.units(of: scalar.value, in: table)
      count += 1
    }
    let size = scale.line(of: font).size
    return Double(units) / 2048 * size * stretch + font.tracking * Double(count)
  }

  /// The line height of the scale.
  public func lineHeight(of font: TextFont) -> Double {
    scale.line(of: font).height
  }

  /// The distance of the baseline from the top of a line.
  public func ascent(of font: TextFont) -> Double {
    let line = scale.line(of: font)
    // Letters are centred in their line.
    return (line.height - line.size) / 2 + line.size * 0.79
  }
}

extension DejaVuAdvances {
  fileprivate static func table(for font: TextFont) -> [UInt16] {
    if font.design == .monospaced { return monospaced }
    let isHeadline = font.base == .style(.headline)
    return (font.weight ?? (isHeadline ? .semibold : .regular)).rawValue >= 600 ? bold : regular
  }

  fileprivate static func units(of scalar: UInt32, in table: [UInt16]) -> Int {
    if scalar >= 0x20, scalar < 0x180 {
      let width = Int(table[Int(scalar) - 0x20])
      return width == 0 ? 1024 : width
    }
    var start = 0
    for range in ranges {
      if range.contains(scalar) {
        let width = Int(table[start + Int(scalar - range.lowerBound)])
        return width == 0 ? 1024 : width
      }
      start += range.count
    }
    return isCombining(scalar) ? 0 : isWide(scalar) ? 2048 : 1024
  }

  private static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Whether a letter is as wide as the font size.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
