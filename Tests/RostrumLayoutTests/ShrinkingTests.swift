import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("Texts that are shrunk") struct ShrinkingTests {
  private func size(_ words: String, limit: Int?, least: Double, width: Double) -> [Double] {
    let limits = limit.map { [StyleProperty.lineLimit($0)] } ?? []
    let text = V(.text(words, leadingTo: nil), styles: limits + [.leastScale(least)]).named(words)
    return Laid(text.frame(width: width))[words].size
  }

  @Test("A text that has more lines than its limit is smaller, and no smaller than it has to be")
  func shrinks() {
    // Thirteen letters of eight points: 104 points on one line.
    #expect(size("one two three", limit: 1, least: 0.5, width: 104) == [104, 16])
    let shrunk = size("one two three", limit: 1, least: 0.5, width: 80)
    #expect(shrunk[0] <= 80 && shrunk[0] > 72 && shrunk[1] < 16)
  }

  @Test("A text isn't smaller than its least factor, and loses its end then")
  func least() {
    let shrunk = size("one two three", limit: 1, least: 0.9, width: 60)
    #expect(shrunk[0] <= 60 && abs(shrunk[1] - 14.4) < 0.01)
  }

  @Test("A text without a limit has as many lines as it needs")
  func unlimited() {
    #expect(size("one two three", limit: nil, least: 0.5, width: 60) == [56, 32])
  }

  @Test("A multiple of a font is as much larger")
  func multiples() {
    let text = V(.text("one", leadingTo: nil), styles: [.font(.body.scaled(by: 2))])
    #expect(Laid(text).box.size == [48, 32])
  }
}
