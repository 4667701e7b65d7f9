import Foundation
import RostrumElements

extension Path {
  /// The path of the unit square in SVG syntax, in whole numbers of a larger square and relative to the
  /// point before, which is less than half as long as with the points themselves.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  func svg(in side: Double) -> String {
    var writer = CompactPath(side: side)
    for element in elements { writer.write(element) }
    return writer.text
  }
}

extension [CGPoint] {
  /// Lines without a length, whose round ends are dots.
  ///
  /// - Complexity: O(*n*) in the number of points.
  func svgDots(in side: Double) -> String {
    var writer = CompactPath(side: side)
    for point in self {
      writer.write(.move(to: point))
      writer.text += "h0"
    }
    return writer.text
  }
}

/// Writes a path in whole numbers.
private struct CompactPath {
  let side: Double
  var text = ""
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  private var command: Character = " "

  init(side: Double) { self.side = side }

  mutating func write(_ element: Path.Element) {
    switch element {
    case .move(let point):
      write("m", [point])
      start = current
    case .line(let point): write("l", [point])
    case .quadCurve(let point, let control): write("q", [control, point])
    case .curve(let point, let control1, let control2): write("c", [control1, control2, point])
    case .closeSubpath:
      text += "z"
      command = "z"
      current = start
    }
  }

  private mutating func write(_ command: Character, _ points: [CGPoint]) {
    // A command that is repeated is left out, but lines after a move need theirs.
    var needsSpace = self.command == command && command != "m"
    if !needsSpace { text.append(command) }
    self.command = command
    var last = current
    for point in points {
      last = (whole(point.x), whole(point.y))
      add(last.x - current.x, &needsSpace)
      add(last.y - current.y, &needsSpace)
    }
    current = last
  }

  private mutating func add(_ number: Int, _ needsSpace: inout Bool) {
    if needsSpace, number >= 0 { text.append(" ") }
    text += String(number)
    needsSpace = true
  }

  private func whole(_ fraction: CGFloat) -> Int {
    guard fraction.isFinite else { return 0 }
    return Int(nearest: max(-100, min(100, fraction)) * side)
  }
}
