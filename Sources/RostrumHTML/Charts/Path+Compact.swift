import Foundation
import RostrumElements

extension Path {
  /// The path of the unit square in SVG syntax, in whole numbers of grids and relative to the point before,
  /// which is less than half as long as with the points themselves.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  func svg(_ x: ChartFigure.Grid, _ y: ChartFigure.Grid) -> String {
    var writer = CompactPath(x: x, y: y)
    for element in elements { writer.write(element) }
    return writer.text
  }
}

extension [CGPoint] {
  /// Lines without a length, whose round ends are dots.
  ///
  /// - Complexity: O(*n*) in the number of points.
  func svgDots(_ x: ChartFigure.Grid, _ y: ChartFigure.Grid) -> String {
    var writer = CompactPath(x: x, y: y)
    for point in self {
      writer.write(.move(to: point))
      writer.addNothing()
    }
    return writer.text
  }
}

/// Writes a path in whole numbers.
private struct CompactPath {
  let x: ChartFigure.Grid
  let y: ChartFigure.Grid
  private var bytes: [UInt8] = []
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  private var command: Unicode.Scalar = " "

  init(x: ChartFigure.Grid, y: ChartFigure.Grid) {
    self.x = x
    self.y = y
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a line without a length.
  mutating func addNothing() {
    bytes.append(UInt8(ascii: "h"))
    bytes.append(UInt8(ascii: "0"))
  }

  mutating func write(_ element: Path.Element) {
    switch element {
    case .move(let point):
      let isFirst = bytes.isEmpty
      write("m", point)
      start = current
      if isFirst { distinguish() }
    case .line(let point): write("l", point)
    case .quadCurve(let point, let control): write("q", control, point)
    case .curve(let point, let control1, let control2): write("c", control1, control2, point)
    case .closeSubpath:
      bytes.append(UInt8(ascii: "z"))
      command = "z"
      current = start
    }
  }

  /// Makes lines with different beginnings differ in their commands.
  ///
  /// A browser moves each point of a path to the point of the same number if the commands are the same. The
  /// points of a window that has moved have other numbers.
  private mutating func distinguish() {
    guard x.page != 0 else { return }
    let mixed = UInt64(truncatingIfNeeded: current.x) &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<(mixed >> 61) { addNothing() }
    if mixed >> 61 > 0 { command = "h" }
  }

  private mutating func write(
    _ command: Unicode.Scalar, _ first: CGPoint, _ second: CGPoint? = nil, _ third: CGPoint? = nil
  ) {
    // A command that is repeated is left out, but lines after a move need theirs.
    var needsSpace = self.command == command && command != "m"
    if !needsSpace { bytes.append(UInt8(ascii: command)) }
    self.command = command
    var last = add(first, &needsSpace)
    if let second { last = add(second, &needsSpace) }
    if let third { last = add(third, &needsSpace) }
    current = last
  }

  /// Adds a point, relative to the one before the command, and returns its place.
  private mutating func add(_ point: CGPoint, _ needsSpace: inout Bool) -> (x: Int, y: Int) {
    let place = (x: Self.whole(point.x, x), y: Self.whole(point.y, y))
    add(place.x - current.x, &needsSpace)
    add(place.y - current.y, &needsSpace)
    return place
  }

  private mutating func add(_ number: Int, _ needsSpace: inout Bool) {
    if needsSpace, number >= 0 { bytes.append(UInt8(ascii: " ")) }
    bytes.append(whole: number)
    needsSpace = true
  }

  private static func whole(_ fraction: CGFloat, _ grid: ChartFigure.Grid) -> Int {
    guard fraction.isFinite else { return 0 }
    // Differences of numbers are numbers, too.
    let place = max(-100, min(100, fraction)) * grid.length + grid.start
    return Int(nearest: place.clamped(to: -1e12...1e12))
  }
}
