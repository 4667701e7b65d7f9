import Foundation
import RostrumViews
import Testing

@Suite struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func aPathIsAText() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2.5))
      path.addLine(to: CGPoint(x: -3.25, y: 0.04))
      path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 2, y: 2))
      path.closeSubpath()
    }
    #expect(path.description == "1 2.5 m -3.25 0.04 l 2 2 1 1 q h")
  }

  @Test func aRectangleHasItsFourCorners() {
    #expect(Path(square).description == "0 0 m 10 0 l 10 10 l 0 10 l h")
  }

  @Test("A point is in a path by the nonzero rule, or by the even-odd rule")
  func contains() {
    let inner = CGRect(x: 3, y: 3, width: 4, height: 4)
    let path = Path { path in
      path.addRect(square)
      path.addRect(inner)
    }
    let center = CGPoint(x: 5, y: 5)
    #expect(path.contains(center))
    #expect(!path.contains(center, eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(!path.contains(CGPoint(x: -1, y: 5)))
    #expect(!Path().contains(.zero))
  }

  @Test("A point is in a curved or open path where the path is filled")
  func containsInCurves() {
    let circle = Path(ellipseIn: square)
    #expect(circle.contains(CGPoint(x: 5, y: 0.2)))
    #expect(circle.contains(CGPoint(x: 1.6, y: 1.6)))
    #expect(!circle.contains(CGPoint(x: 1.3, y: 1.3)))
    let open = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(open.contains(CGPoint(x: 5, y: 4.9)))
    #expect(!open.contains(CGPoint(x: 5, y: 5.1)))
    #expect(!open.contains(CGPoint(x: 1, y: 3)))
  }

  @Test func anEllipseTouchesTheFourSides() {
    let path = Path(ellipseIn: square)
    let ends = path.elements.compactMap { element -> CGPoint? in
      if case .curve(let point, _, _) = element { point } else { nil }
    }
    #expect(
      ends.map(\.rounded) == [
        CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 5),
      ])
  }

  @Test func cornersAreAtMostHalfASide() {
    let path = Path(roundedRect: square, cornerRadius: 50)
    #expect(path.boundingRect == square)
    #expect(path.description.hasPrefix("5 0 m 5 0 l "))
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
    #expect(path.currentPoint?.rounded == CGPoint(x: 0, y: 10))
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
    #expect(line.trimmedPath(from: 0.25, to: 0.5).description == "25 0 m 50 0 l")
    #expect(line.trimmedPath(from: 0.5, to: 0.25).isEmpty)
    #expect(line.trimmedPath(from: -1, to: 2).description == "0 0 m 100 0 l")
  }

  @Test func aPieceGoesOverCorners() {
    #expect(
      Path(square).trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
  }

  @Test func halfACircleEndsOppositeItsBeginning() {
    let half = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.5)
    let end = half.currentPoint ?? .zero
    #expect(abs(end.x) < 0.01 && abs(end.y - 5) < 0.01)
  }

  @Test func aTurnKeepsTheCentre() {
    let path = Path(square).rotated(by: .degrees(90), about: CGPoint(x: 5, y: 5))
    #expect(path.rounded.description == "10 0 m 10 10 l 0 10 l 0 0 l h")
  }

  @Test func aTextOfAPathIsReadBack() throws {
    let path = Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
    #expect(try #require(Path(path.description)) == path)
    #expect(try #require(Path("")).isEmpty)
  }

  @Test(arguments: ["1 2", "1 m", "1 2 3 m", "1 2 m 3 4 x", "h 1", "one 2 m", "1 2 h"])
  func anyOtherTextIsNoPath(text: String) {
    #expect(Path(text) == nil)
  }

  @Test func coordinatesThatAreNotFiniteAreZero() {
    let path = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 1))
      path.addLine(to: CGPoint(x: 2, y: CGFloat.infinity))
    }
    #expect(path.finite.description == "0 1 m 2 0 l")
  }
}
