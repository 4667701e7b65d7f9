import Foundation
import RostrumViews
import Testing

// NB: Tests `svg` and `svgNumber`, which are internal.
@testable import RostrumHTML

@Suite("Paths in the syntax of SVG") struct PathSVGTests {
  @Test("Each element is a command")
  func commands() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2.5))
      path.addLine(to: CGPoint(x: -3.256, y: 0.04))
      path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 2, y: 2))
      path.closeSubpath()
    }
    #expect(path.svg == "M1 2.5L-3.26 0.04Q2 2 1 1Z")
  }

  @Test(
    "Numbers have at most two decimals",
    arguments: [
      (0.0, "0"), (-0.001, "0"), (1.999, "2"), (-1.5, "-1.5"), (-0.25, "-0.25"), (.infinity, "0"),
      (.nan, "0"),
    ])
  func numbers(value: Double, text: String) {
    #expect(svgNumber(value) == text)
  }
}
