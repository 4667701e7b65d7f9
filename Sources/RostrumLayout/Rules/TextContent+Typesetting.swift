import Foundation
import RostrumElements

extension TextContent {
  /// Sets the lines of the text, with the place of each letter.
  ///
  /// Lines begin at the left edge. A space has the room that it takes between the words of a line.
  ///
  /// - Parameters:
  ///   - size: The size of the text.
  ///   - limit: The maximum number of lines.
  ///   - words: The words of the runs.
  /// - Returns: The lines; `nil` for a text that is set in other letters than its words.
  /// - Complexity: O(*n*) in the number of letters.
  func typeset(in size: LayoutSize, limit: Int, _ words: [String]) -> TypesetText? {
    guard words == runs.map(\.words) || runs.contains(where: \.isPicture) else { return nil }
    let (placed, isCut) = placedLetters(of: size.width, limit: limit)
    var lines: [TypesetText.Line] = []
    for (number, letters) in placed.enumerated() {
      var parts: [TypesetText.Run] = []
      for letter in withSpaces(letters) where !runs[letter.run].isPicture {
        if parts.last?.index != letter.run {
          let font = runs[letter.run].font
          let ascent = metrics.ascent(of: font)
          parts.append(
            TypesetText.Run(
              letter.run, ascent: ascent, descent: metrics.lineHeight(of: font) - ascent,
              clusters: []))
        }
        parts[parts.count - 1].clusters.append(
          TypesetText.Cluster(
            offset: letter.offset, length: letter.length, x: letter.x, width: letter.width))
      }
      if parts.isEmpty { continue }
      lines.append(TypesetText.Line(baseline: Double(number) * lineHeight + ascent, runs: parts))
    }
    return TypesetText(
      lines, size: CGSize(width: size.width, height: size.height), isTruncated: isCut,
      digest: TypesetText.digest(of: words))
  }

  /// A letter at its place on a line.
  struct PlacedLetter {
    var run: Int
    /// The UTF-16 code units among the words of the run.
    var offset: Int
    var length: Int
    var x: Double
    var width: Double
  }

  /// Adds the spaces between the letters of a line.
  private func withSpaces(_ letters: [PlacedLetter]) -> [PlacedLetter] {
    var result: [PlacedLetter] = []
    for letter in letters {
      if let last = result.last {
        let spaces = gap(between: last, and: letter)
        let width = (letter.x - last.x - last.width) / Double(max(1, spaces.count))
        for (index, space) in spaces.enumerated() {
          var space = space
          space.x = last.x + last.width + Double(index) * width
          space.width = max(0, width)
          result.append(space)
        }
      }
      result.append(letter)
    }
    return result
  }

  /// The spaces between two letters that follow each other on a line.
  private func gap(between first: PlacedLetter, and second: PlacedLetter) -> [PlacedLetter] {
    let start = first.offset + first.length
    func spaces(_ run: Int, _ range: Range<Int>) -> [PlacedLetter] {
      range.map { PlacedLetter(run: run, offset: $0, length: 1, x: 0, width: 0) }
    }
    if first.run == second.run { return spaces(first.run, start..<max(start, second.offset)) }
    let end = runs[first.run].words.utf16.count
    return spaces(first.run, start..<max(start, end)) + spaces(second.run, 0..<second.offset)
  }
}
