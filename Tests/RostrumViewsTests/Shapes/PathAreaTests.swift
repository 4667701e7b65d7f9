import Foundation
import RostrumViews
import Testing

@Suite("Areas of paths") struct PathAreaTests {
  @Test("A point is in a combination if it is in the paths accordingly", arguments: 0..<120)
  func random(seed: UInt64) {
    var generator = ShapeGenerator(seed: seed)
    let (path, other) = (generator.path(), generator.path())
    let usesEvenOdd = seed.isMultiple(of: 3)
    let combinations: [(Path, (Bool, Bool) -> Bool)] = [
      (path.union(other, eoFill: usesEvenOdd), { $0 || $1 }),
      (path.intersection(other, eoFill: usesEvenOdd), { $0 && $1 }),
      (path.subtracting(other, eoFill: usesEvenOdd), { $0 && !$1 }),
      (path.symmetricDifference(other, eoFill: usesEvenOdd), { $0 != $1 }),
      (path.normalized(eoFill: usesEvenOdd), { isInside, _ in isInside }),
    ]
    for _ in 0..<60 {
      let point = generator.point()
      // Where the outlines are, either answer is right.
      if path.distance(to: point) < 0.2 || other.distance(to: point) < 0.2 { continue }
      let insides = (
        path.contains(point, eoFill: usesEvenOdd), other.contains(point, eoFill: usesEvenOdd)
      )
      for (result, isInside) in combinations {
        let expected = isInside(insides.0, insides.1)
        #expect(result.contains(point) == expected)
        #expect(result.contains(point, eoFill: true) == expected)
      }
    }
  }

  private func square(_ x: Double, _ y: Double, _ side: Double = 10) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test("Edges that areas share vanish, and corners that they share stay")
  func edges() {
    #expect(square(0, 0).union(square(10, 0)).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
    #expect(
      square(0, 0).union(square(10, 10)).description
        == "0 0 m 10 0 l 10 10 l 0 10 l h 10 10 m 20 10 l 20 20 l 10 20 l h")
    #expect(square(0, 0).intersection(square(5, 5)).description == "5 5 m 10 5 l 10 10 l 5 10 l h")
    #expect(square(0, 0).subtracting(square(0, 0)).isEmpty)
    #expect(square(0, 0).symmetricDifference(square(0, 0)).isEmpty)
    #expect(square(0, 0).intersection(square(10, 0)).isEmpty)
    #expect(
      square(0, 0, 30).subtracting(square(10, 10)).description
        == "0 0 m 30 0 l 30 30 l 0 30 l h 10 10 m 10 20 l 20 20 l 20 10 l h")
    let hole = Path { path in
      path.addPath(square(0, 0, 30))
      path.addPath(square(10, 10))
    }
    #expect(hole.normalized(eoFill: false).description == "0 0 m 30 0 l 30 30 l 0 30 l h")
    #expect(!hole.normalized().contains(CGPoint(x: 15, y: 15)))
  }

  @Test("Empty paths, large ones and numbers that aren't finite are combined")
  func extremes() {
    #expect(Path().union(Path()).isEmpty)
    #expect(Path().union(square(0, 0)).description == "0 0 m 10 0 l 10 10 l 0 10 l h")
    let large = square(0, 0, 1e9).subtracting(square(1e8, 1e8, 1e8))
    #expect(large.contains(CGPoint(x: 5e7, y: 5e7)))
    #expect(!large.contains(CGPoint(x: 1.5e8, y: 1.5e8)))
    for number in [Double.nan, .infinity, 1e308, -1e308] {
      let odd = Path { path in
        path.move(to: CGPoint(x: number, y: 0))
        path.addCurve(
          to: CGPoint(x: 10, y: number), control1: CGPoint(x: number, y: number),
          control2: CGPoint(x: -number, y: 5))
        path.addLine(to: .zero)
      }
      for element in odd.union(square(0, 0)).elements {
        if case .line(let point) = element { #expect(point.x.isFinite && point.y.isFinite) }
      }
    }
  }
}

/// Random paths and points in a square of 100 points.
struct ShapeGenerator {
  private var state: UInt64
  private let isOnGrid: Bool

  /// Creates a generator; with an even seed, the corners are on a coarse grid, so that many are the
  /// same.
  init(seed: UInt64) {
    state = seed
    isOnGrid = seed.isMultiple(of: 2)
  }

  /// The next number of SplitMix64, from 0 to 1.
  private mutating func fraction() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(fraction() * Double(range.count))
  }

  mutating func width() -> Double { 1 + 29 * fraction() }

  mutating func point() -> CGPoint { CGPoint(x: 100 * fraction(), y: 100 * fraction()) }

  mutating func corner() -> CGPoint {
    isOnGrid ? CGPoint(x: 10 * number(0...10), y: 10 * number(0...10)) : point()
  }

  /// Some figures of lines and curves.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<number(1...3) {
      path.move(to: corner())
      for _ in 0..<number(2...8) {
        if number(0...4) > 0 {
          path.addLine(to: corner())
        } else {
          path.addCurve(to: corner(), control1: corner(), control2: corner())
        }
      }
      if number(0...1) == 0 { path.closeSubpath() }
    }
    return path
  }
}

extension Path {
  /// The distance of a point from the outline, in which open figures are closed if they are filled.
  func distance(to point: CGPoint, isFilled: Bool = true) -> Double {
    var shortest = Double.infinity
    var (start, place) = (CGPoint.zero, CGPoint.zero)
    func go(to end: CGPoint) {
      shortest = min(shortest, point.distance(toLineFrom: place, end))
      place = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        if isFilled { go(to: start) }
        (start, place) = (point, point)
      case .line(let end): go(to: end)
      case .curve(let end, let first, let second):
        let begin = place
        for step in 1...100 {
          let share = Double(step) / 100
          let rest = 1 - share
          func value(_ part: (CGPoint) -> Double) -> Double {
            part(begin) * rest * rest * rest + 3 * part(first) * rest * rest * share
              + 3 * part(second) * rest * share * share + part(end) * share * share * share
          }
          go(to: CGPoint(x: value { $0.x }, y: value { $0.y }))
        }
      case .quadCurve: Issue.record("there are none")
      case .closeSubpath: go(to: start)
      }
    }
    if isFilled { go(to: start) }
    return shortest
  }
}

extension CGPoint {
  fileprivate func distance(toLineFrom start: CGPoint, _ end: CGPoint) -> Double {
    let (width, height) = (end.x - start.x, end.y - start.y)
    let length = width * width + height * height
    let share = length > 0 ? ((x - start.x) * width + (y - start.y) * height) / length : 0
    let near = min(max(share, 0), 1)
    return hypot(start.x + near * width - x, start.y + near * height - y)
  }
}
