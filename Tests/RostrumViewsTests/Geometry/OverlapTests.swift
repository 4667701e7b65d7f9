import Foundation
import RostrumElements
import Testing

@Suite("Overlaps of rectangles")
struct OverlapTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("Two rectangles overlap where both are")
  func overlap() {
    let other = CGRect(x: 4, y: -2, width: 10, height: 5)
    #expect(square.overlap(with: other) == CGRect(x: 4, y: 0, width: 6, height: 3))
    #expect(other.overlap(with: square) == square.overlap(with: other))
    #expect(square.overlap(with: square) == square)
  }

  @Test("Rectangles that only touch have no overlap")
  func touching() {
    #expect(square.overlap(with: CGRect(x: 10, y: 0, width: 5, height: 5)) == .zero)
    #expect(square.overlap(with: CGRect(x: 20, y: 20, width: 5, height: 5)) == .zero)
  }

  @Test("Edges that aren't numbers overlap nothing", arguments: [Double.nan, .infinity, 1.7e308])
  func numbers(number: Double) {
    for rect in [
      CGRect(x: number, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: number, height: 1),
      CGRect(x: -number, y: -number, width: number, height: number),
    ] {
      #expect(rect.overlap(with: square).width <= 10)
      #expect(square.overlap(with: rect).width <= 10)
    }
  }
}
