import RostrumElements
import RostrumLayout

/// The widths of the words in the recorded frames, and 8 points for every other letter.
///
/// A line of running text is 16 points high.
struct RecordedMetrics: TextMetrics {
  private static let widths: [Substring: Double] = [
    "Hello": 31, "wide": 45, "Side": 32.5, "End": 23, "Z": 9, "X": 9, "Ranged": 74, "Inbox": 38,
  ]

  func width(of words: Substring, in font: TextFont) -> Double {
    (Self.widths[words] ?? Double(words.count) * 8) * font.scale * font.factor
  }

  func lineHeight(of font: TextFont) -> Double {
    if case .exact(let height) = font.lineHeight { return height }
    return 16 * scale(font) + font.leading
  }

  func ascent(of font: TextFont) -> Double { 12 * scale(font) }

  private func scale(_ font: TextFont) -> Double {
    (font.base == .style(.title) ? 2 : 1) * font.scale * font.factor
  }
}

extension LayoutMetrics {
  /// The metrics of the recorded frames.
  static var recorded: LayoutMetrics { LayoutMetrics(text: RecordedMetrics(), pixels: 2) }
}
