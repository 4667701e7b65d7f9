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

  @Test("Each corner of a rectangle has its own radius, of half of the shorter side at most")
  func cornerRadii() {
    let radii = RectangleCornerRadii(
      topLeading: 0, bottomLeading: 99, bottomTrailing: 2, topTrailing: -1)
    let path = Path(roundedRect: square, cornerRadii: radii)
    for (point, isIn) in [
      (CGPoint(x: 0.1, y: 0.1), true), (CGPoint(x: 9.9, y: 0.1), true),
      (CGPoint(x: 9.9, y: 9.9), false), (CGPoint(x: 9.3, y: 9.3), true),
      (CGPoint(x: 1.2, y: 8.8), false), (CGPoint(x: 1.7, y: 8.3), true),
    ] {
      #expect(path.contains(point) == isIn, "\(point)")
    }
    #expect(Path(roundedRect: square, cornerRadii: RectangleCornerRadii()) == Path(square))
  }

  @Test("The points of a figure are transformed, but not those before it")
  func transformedFigures() {
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    let path = Path { path in
      path.addRect(square)
      path.addRect(square, transform: twice)
      path.addPath(Path(CGRect(x: 1, y: 1, width: 1, height: 1)), transform: twice)
    }
    #expect(
      path.description
        == "0 0 m 10 0 l 10 10 l 0 10 l h 0 0 m 20 0 l 20 20 l 0 20 l h 2 2 m 4 2 l 4 4 l 2 4 l h")
    #expect(
      Path { $0.addEllipse(in: square, transform: twice) }
        == Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let arc = Path { path in
      path.move(to: .zero)
      path.addArc(
        center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .degrees(0), endAngle: .degrees(90),
        clockwise: false, transform: twice)
    }
    #expect(arc.currentPoint?.rounded == CGPoint(x: 10, y: 20))
    #expect(arc.elements.count { if case .move = $0 { true } else { false } } == 1)
  }

  @Test("An arc between two lines touches both, on either side")
  func tangentArc() {
    for side in [1.0, -1] {
      let path = Path { path in
        path.move(to: .zero)
        path.addArc(
          tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10 * side), radius: 4)
      }
      guard case .line(let first) = path.elements.dropFirst().first else {
        Issue.record("\(path)")
        continue
      }
      #expect(first.rounded == CGPoint(x: 6, y: 0))
      #expect(path.currentPoint?.rounded == CGPoint(x: 10, y: 4 * side))
      #expect(path.contains(CGPoint(x: 8.7, y: 1.25 * side)))
      #expect(!path.contains(CGPoint(x: 9, y: side)))
    }
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    }
    #expect(straight.description == "0 0 m 5 0 l")
    #expect(Path { $0.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1) }.isEmpty)
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
