import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("Texts that are cut") struct CutTextTests {
  private func text(_ words: String, _ styles: StyleProperty...) -> V {
    V(.text(words, leadingTo: nil), styles: styles)
  }

  /// The number of texts that a window cuts.
  private func count(_ view: V, in size: CGSize = CGSize(width: 400, height: 600)) -> Int {
    LayoutEngine(metrics: .recorded).cutTexts(view.snapshot, in: size).count
  }

  @Test("A text with more words than its lines hold is cut")
  func lines() {
    // Thirteen letters of eight points: 104 points on one line.
    #expect(count(text("one two three", .lineLimit(1)).frame(width: 80)) == 1)
    #expect(count(text("one two three", .lineLimit(1)).frame(width: 104)) == 0)
    #expect(count(text("one two three", .lineLimit(2)).frame(width: 80)) == 0)
    #expect(count(text("one two three").frame(width: 40)) == 0)
  }

  @Test("A text with less height than its lines is cut")
  func height() {
    let view = text("one two three").frame(width: 56)
    #expect(count(view, in: CGSize(width: 400, height: 16)) == 1)
    #expect(count(view, in: CGSize(width: 400, height: 32)) == 0)
  }

  @Test("A text that shrinks enough isn't cut")
  func shrinking() {
    let least = { (factor: Double) in
      text("one two three", .lineLimit(1), .leastScale(factor)).frame(width: 80)
    }
    #expect(count(least(0.5)) == 0)
    #expect(count(least(0.95)) == 1)
  }

  @Test("An empty text isn't cut")
  func empty() {
    #expect(count(text("", .lineLimit(1)).frame(width: 0)) == 0)
  }
}
