import Foundation
import RostrumViews
import Testing

@Suite("Lines of paths in areas") struct PathLineTests {
  private let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
  private let square = Path(CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test("A line is cut where it enters and leaves an area")
  func inside() {
    let area = Path(CGRect(x: 20, y: -5, width: 30, height: 10))
    #expect(line.lineIntersection(area).description == "20 0 m 50 0 l")
    #expect(line.lineSubtraction(area).description == "0 0 m 20 0 l 50 0 m 100 0 l")
    #expect(line.lineIntersection(Path()).isEmpty)
    #expect(line.lineSubtraction(Path()) == line)
    let ring = Path { path in
      path.addRect(CGRect(x: 10, y: -50, width: 80, height: 100))
      path.addRect(CGRect(x: 40, y: -10, width: 20, height: 20))
    }
    for x in [20.0, 50, 80] {
      let cut = line.lineIntersection(ring).strokedPath(StrokeStyle(lineWidth: 2))
      #expect(cut.contains(CGPoint(x: x, y: 0.5)))
    }
    #expect(
      line.lineIntersection(ring, eoFill: true).description == "10 0 m 40 0 l 60 0 m 90 0 l")
  }

  @Test("A closed line stays closed if all of it is wanted, and is joined at its start if not")
  func closed() {
    let corner = Path(CGRect(x: -5, y: -5, width: 30, height: 30))
    #expect(square.lineIntersection(corner).description == "0 25 m 0 0 l 25 0 l")
    #expect(
      square.lineSubtraction(corner).description == "25 0 m 50 0 l 50 50 l 0 50 l 0 25 l")
    let all = Path(CGRect(x: -5, y: -5, width: 300, height: 300))
    #expect(square.lineIntersection(all) == square)
    #expect(square.lineSubtraction(all).isEmpty)
  }
}
