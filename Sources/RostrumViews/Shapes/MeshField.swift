import Foundation
import RostrumElements

/// The fields of a mesh gradient, each between four points.
struct MeshField {
  /// A part of a field, with a gradient from its leading to its trailing edge.
  struct Strip {
    var path: Path
    var gradient: Gradient
    var start: CGPoint
    var end: CGPoint
  }

  /// The strips of a field.
  private static let strips = 8
  /// How far the outer strips of a mesh that fills its box reach beyond it, as a share of a field: as far as
  /// the blur does that lets the strips flow into each other.
  private static let margin = 0.2
  /// How far a field reaches below the next one, as a share of it, or the page would be seen between them.
  private static let overlap = 0.02
  /// The corners of a strip's edge.
  private static let corners = 4

  private let columns: Int
  private let rows: Int
  private let points: [MeshGradient.BezierPoint]
  /// Whether the edges are curves.
  private let isCurved: Bool
  private let colors: [Color]
  private let space: Gradient.ColorSpace
  private let isSmooth: Bool
  /// Whether the mesh reaches the edges of its box, and its own edges are lines.
  private let fillsBox: Bool

  /// Creates the fields; `nil` if there are other numbers of points or colours, or no field.
  init?(_ mesh: MeshGradient) {
    columns = mesh.width
    rows = mesh.height
    switch mesh.locations {
    case .points(let points):
      self.points = points.map(MeshGradient.BezierPoint.init(corner:))
      isCurved = false
    case .bezierPoints(let points):
      self.points = points
      isCurved = true
    }
    switch mesh.colors {
    case .colors(let colors): self.colors = colors
    case .resolvedColors(let colors): self.colors = colors.map { Color($0) }
    }
    space = mesh.colorSpace
    isSmooth = mesh.smoothsColors
    guard columns > 1, rows > 1, columns <= points.count, rows <= points.count,
      points.count == columns * rows, colors.count == points.count
    else { return nil }
    fillsBox = !isCurved && Self.areOnEdges(points, columns: columns, rows: rows)
  }

  private static func areOnEdges(
    _ points: [MeshGradient.BezierPoint], columns: Int, rows: Int
  ) -> Bool {
    points.enumerated().allSatisfy { index, point in
      let (row, column) = (index / columns, index % columns)
      return (column > 0 || point.position.x <= 0) && (row > 0 || point.position.y <= 0)
        && (column < columns - 1 || point.position.x >= 1)
        && (row < rows - 1 || point.position.y >= 1)
    }
  }

  /// The radius of the blur that lets the strips flow into each other; `nil` for a mesh with edges of its own,
  /// which would be blurred, too.
  func blur(in size: CGSize) -> CGFloat? {
    fillsBox ? size.height / CGFloat((rows - 1) * Self.strips) / 2 : nil
  }

  /// The colour of a point.
  func color(row: Int, column: Int) -> Color { colors[row * columns + column] }

  /// The strips of all fields, from the top to the bottom.
  ///
  /// - Complexity: O(*n*) in the number of points.
  func strips(in size: CGSize) -> [Strip] {
    (0..<rows - 1).flatMap { row in
      (0..<columns - 1).flatMap { column in
        (0..<Self.strips).map { strip($0, row, column, in: size) }
      }
    }
  }

  private func strip(_ index: Int, _ row: Int, _ column: Int, in size: CGSize) -> Strip {
    let count = Double(Self.strips)
    let margin = fillsBox ? Self.margin : 0
    let start = column == 0 ? -margin : 0
    let end = column + 2 == columns ? 1 + margin : 1 + Self.overlap
    let top = row == 0 && index == 0 ? -margin : Double(index) / count
    var bottom = (Double(index) + 1.5) / count
    if index + 1 == Self.strips { bottom = row + 2 == rows ? 1 + margin : 1 + Self.overlap }
    func place(_ u: Double, _ v: Double) -> CGPoint {
      let point = point(u, v, row, column)
      return CGPoint(x: Double(point.x) * size.width, y: Double(point.y) * size.height)
    }
    let shares = (0...Self.corners).map {
      start + (end - start) * Double($0) / Double(Self.corners)
    }
    var path = Path()
    path.addLines(shares.map { place($0, top) } + shares.reversed().map { place($0, bottom) })
    path.closeSubpath()
    let middle = (Double(index) + 0.5) / count
    return Strip(
      path: path, gradient: gradient(at: eased(middle), row, column), start: place(0, middle),
      end: place(1, middle))
  }

  private func eased(_ share: Double) -> Double {
    isSmooth ? share * share * (3 - 2 * share) : share
  }

  /// The colours of a strip, from its leading to its trailing edge.
  private func gradient(at share: Double, _ row: Int, _ column: Int) -> Gradient {
    let (first, last) = (
      color(row: row, column: column).mix(
        with: color(row: row + 1, column: column), by: share, in: space),
      color(row: row, column: column + 1).mix(
        with: color(row: row + 1, column: column + 1), by: share, in: space)
    )
    let inner = isSmooth ? [0.25, 0.75] : []
    let mixed = inner.map {
      Gradient.Stop(color: first.mix(with: last, by: eased($0), in: space), location: $0)
    }
    return Gradient(
      stops: [Gradient.Stop(color: first, location: 0)] + mixed
        + [Gradient.Stop(color: last, location: 1)])
  }

  /// A point of a field, whose edges are between those of its neighbours: a Coons patch.
  private func point(_ u: Double, _ v: Double, _ row: Int, _ column: Int) -> SIMD2<Float> {
    let index = row * columns + column
    let (a, b) = (points[index], points[index + 1])
    let (c, d) = (points[index + columns], points[index + columns + 1])
    let (x, y) = (Float(u), Float(v))
    let above = edge(
      a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, at: x)
    let below = edge(
      c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, at: x)
    let before = edge(a.position, a.bottomControlPoint, c.topControlPoint, c.position, at: y)
    let after = edge(b.position, b.bottomControlPoint, d.topControlPoint, d.position, at: y)
    let across = above * (1 - y) + below * y
    let down = before * (1 - x) + after * x
    let upper = a.position * (1 - x) + b.position * x
    let lower = c.position * (1 - x) + d.position * x
    return across + down - (upper * (1 - y) + lower * y)
  }

  private func edge(
    _ start: SIMD2<Float>, _ first: SIMD2<Float>, _ second: SIMD2<Float>, _ end: SIMD2<Float>,
    at share: Float
  ) -> SIMD2<Float> {
    let rest = 1 - share
    guard isCurved else { return start * rest + end * share }
    let near = start * (rest * rest * rest) + first * (3 * rest * rest * share)
    let far = second * (3 * rest * share * share) + end * (share * share * share)
    return near + far
  }
}

extension MeshGradient.BezierPoint {
  /// A point where lines meet.
  fileprivate init(corner position: SIMD2<Float>) {
    self.init(
      position: position, leadingControlPoint: position, topControlPoint: position,
      trailingControlPoint: position, bottomControlPoint: position)
  }
}
