import Foundation
import Testing

@testable import RostrumViews

@Suite struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func linesAreWrittenInTheSyntaxOfSVG() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2.5))
      path.addLine(to: CGPoint(x: -3.256, y: 0.04))
      path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 2, y: 2))
      path.closeSubpath()
    }
    #expect(path.svg == "M1 2.5L-3.26 0.04Q2 2 1 1Z")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (1.999, "2"), (-1.5, "-1.5"), (-0.25, "-0.25"),
    (.infinity, "0"), (.nan, "0"),
  ])
  func numbersHaveAtMostTwoDigitsAfterThePoint(value: Double, text: String) {
    #expect(svgNumber(value) == text)
  }

  @Test func aRectangleHasItsFourCorners() {
    #expect(Path(square).svg == "M0 0L10 0L10 10L0 10Z")
  }

  @Test func anEllipseTouchesTheFourSides() {
    let path = Path(ellipseIn: square)
    let ends = path.elements.compactMap { element -> CGPoint? in
      if case .curve(let point, _, _) = element { point } else { nil }
    }
    #expect(ends.map { "\(svgNumber($0.x)) \(svgNumber($0.y))" } == ["5 10", "0 5", "5 0", "10 5"])
  }

  @Test func cornersAreAtMostHalfASide() {
    let path = Path(roundedRect: square, cornerRadius: 50)
    #expect(path.boundingRect == square)
    #expect(path.svg.hasPrefix("M5 0L5 0C"))
    #expect(Path(roundedRect: square, cornerRadius: 0) == Path(square))
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func quarters(_ path: Path) -> Int {
    path.elements.count { if case .curve = $0 { true } else { false } }
  }

  @Test func anArcThatIsNotClockwiseHasARisingAngle() {
    let path = arc(0, 90, clockwise: false)
    #expect(path.elements.first == .move(to: CGPoint(x: 10, y: 0)))
    #expect(quarters(path) == 1)
    let end = path.currentPoint.map { "\(svgNumber($0.x)) \(svgNumber($0.y))" }
    #expect(end == "0 10")
  }

  @Test func aClockwiseArcGoesTheOtherWayAround() {
    #expect(quarters(arc(0, 90, clockwise: true)) == 3)
  }

  @Test func aFullTurnIsAWholeCircleAndNoTurnIsNothing() {
    #expect(quarters(arc(0, 360, clockwise: false)) == 4)
    #expect(quarters(arc(-90, 630, clockwise: false)) == 4)
    #expect(quarters(arc(30, 30, clockwise: false)) == 0)
  }

  @Test func anArcBeginsWithALineFromWhereThePathIs() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(10), clockwise: false)
    }
    #expect(path.elements[1] == .line(to: CGPoint(x: 5, y: 0)))
  }

  @Test func aPieceOfALineIsALine() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.5).svg == "M25 0L50 0")
    #expect(line.trimmedPath(from: 0.5, to: 0.25).isEmpty)
    #expect(line.trimmedPath(from: -1, to: 2).svg == "M0 0L100 0")
  }

  @Test func aPieceGoesOverCorners() {
    #expect(Path(square).trimmedPath(from: 0.125, to: 0.375).svg == "M5 0L10 0L10 5")
  }

  @Test func halfACircleEndsOppositeItsBeginning() {
    let half = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.5)
    let end = half.currentPoint ?? .zero
    #expect(abs(end.x) < 0.01 && abs(end.y - 5) < 0.01)
  }

  @Test func aTurnKeepsTheCentre() {
    let path = Path(square).rotated(by: .degrees(90), about: CGPoint(x: 5, y: 5))
    #expect(path.svg == "M10 0L10 10L0 10L0 0Z")
  }
}
