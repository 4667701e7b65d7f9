import Foundation
import RostrumViews
import Testing

@Suite("Outlines of strokes") struct PathStrokeTests {
  private let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
  private let corner = Path {
    $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)])
  }

  @Test("A round stroke is what is near the line", arguments: 0..<80)
  func random(seed: UInt64) {
    var generator = ShapeGenerator(seed: seed)
    let path = generator.path()
    let width = generator.width()
    var style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let stroke = path.strokedPath(style)
    style.dash = [7, 5, 3]
    style.dashPhase = 2
    let dashes = path.strokedPath(style)
    for _ in 0..<60 {
      let point = generator.point()
      let distance = path.distance(to: point, isFilled: false)
      if abs(distance - width / 2) < 0.3 { continue }
      #expect(stroke.contains(point) == (distance < width / 2))
      #expect(stroke.contains(point, eoFill: true) == (distance < width / 2))
      #expect(!dashes.contains(point) || distance < width / 2)
    }
  }

  @Test("Corners are pointed up to a limit, round or cut off")
  func corners() {
    let pointed = "0 -5 m 55 -5 l 55 50 l 45 50 l 45 5 l 0 5 l h"
    let cut = "0 -5 m 50 -5 l 55 0 l 55 50 l 45 50 l 45 5 l 0 5 l h"
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 10)).description == pointed)
    #expect(
      corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel)).description == cut)
    #expect(
      corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1.2)).description == cut)
    let round = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
    #expect(round.contains(CGPoint(x: 53, y: -3)))
    #expect(!round.contains(CGPoint(x: 54, y: -4)))
    let frame = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(
      frame.strokedPath(StrokeStyle(lineWidth: 10)).description
        == "-5 -5 m 55 -5 l 55 55 l -5 55 l h 5 5 m 5 45 l 45 45 l 45 5 l h")
  }

  @Test("Ends are cut off, square or round, also those of a line without a length")
  func ends() {
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 10)).description
        == "0 -5 m 100 -5 l 100 5 l 0 5 l h")
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square)).description
        == "-5 -5 m 105 -5 l 105 5 l -5 5 l h")
    let dot = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
    #expect(
      dot.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).description
        == "4 4 m 6 4 l 6 6 l 4 6 l h")
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
    let disc = dot.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(disc.contains(CGPoint(x: 8, y: 8)))
    #expect(!disc.contains(CGPoint(x: 9, y: 9)))
  }

  @Test("Dashes begin at their phase")
  func dashes() {
    let style = StrokeStyle(lineWidth: 10, dash: [30, 20], dashPhase: 10)
    #expect(
      line.strokedPath(style).description
        == "0 -5 m 20 -5 l 20 5 l 0 5 l h 40 -5 m 70 -5 l 70 5 l 40 5 l h "
        + "90 -5 m 100 -5 l 100 5 l 90 5 l h")
    let backwards = StrokeStyle(lineWidth: 10, dash: [30, 20], dashPhase: -40)
    #expect(line.strokedPath(backwards) == line.strokedPath(style))
  }

  @Test("Widths and patterns that draw nothing, and those that draw too much")
  func extremes() {
    for width in [0, -1, Double.nan, .infinity] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
    let solid = line.strokedPath(StrokeStyle(lineWidth: 10))
    for dash in [[], [0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-9, 1e-9]] as [[CGFloat]] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: 10, dash: dash)) == solid)
    }
    #expect(Path().strokedPath(StrokeStyle(lineWidth: 10)).isEmpty)
    let large = StrokeStyle(lineWidth: 1e308, lineCap: .round)
    #expect(line.strokedPath(large).contains(CGPoint(x: 50, y: 1e9)))
  }
}
