import Foundation
import RostrumElements

extension ChartLayout {
  /// The side of the square with which the lengths of sectors in points are compared.
  private var side: Double { nominal.height }

  /// A sector between two parts of a turn, clockwise from the top.
  func drawSector(_ mark: PlotMark, from start: Double, to end: Double) -> ChartDrawing {
    let (inner, outer) = radii(of: mark)
    // Corners are the round joins of a line around a smaller sector.
    let corner = ((mark.style.cornerRadius ?? 0) / side).clamped(to: 0...(outer - inner) / 2)
    let gap = ((mark.style.angularInset ?? 0) / side).clamped(to: 0...1) + corner
    let path = Path { path in
      addSector(
        &path, from: start * 2 * .pi, to: end * 2 * .pi,
        inner: inner + (inner > 0 ? corner : 0), outer: outer - corner, gap: gap)
    }
    let paint = paint(of: mark)
    let line = StrokeStyle(lineWidth: 2 * corner * side, lineJoin: .round)
    return ChartDrawing(
      .sector(path), fill: paint, stroke: corner > 0 ? paint : nil, line: line,
      opacity: mark.style.opacity)
  }

  func radii(of mark: PlotMark) -> (inner: Double, outer: Double) {
    let whole = 0.5
    func length(_ dimension: MarkDimension, automatic: Double) -> Double {
      switch dimension.kind {
      case .automatic: automatic
      case .ratio(let ratio): whole * ratio
      case .fixed(let points): points / side
      case .inset(let points): whole - points / side
      }
    }
    let outer = max(0, min(whole, length(mark.style.outerRadius, automatic: whole)))
    return (max(0, min(outer, length(mark.style.innerRadius, automatic: 0))), outer)
  }

  /// Adds a sector whose straight sides are at a distance from the radii.
  private func addSector(
    _ path: inout Path, from start: Double, to end: Double, inner: Double, outer: Double,
    gap: Double
  ) {
    func point(_ radius: Double, _ angle: Double) -> CGPoint {
      CGPoint(x: 0.5 + radius * sin(angle), y: 0.5 - radius * cos(angle))
    }
    if end - start >= 2 * .pi - 1e-9, gap == 0 || inner == 0 {
      path.addArc(radius: outer, from: 0, to: 2 * .pi, point, isStart: true)
      path.closeSubpath()
      if inner > 0 {
        path.addArc(radius: inner, from: 2 * .pi, to: 0, point, isStart: true)
        path.closeSubpath()
      }
      return
    }
    func inset(_ radius: Double) -> Double {
      min(radius > gap ? asin(gap / radius) : .pi / 2, (end - start) / 2)
    }
    let shift = inset(outer)
    path.addArc(radius: outer, from: start + shift, to: end - shift, point, isStart: true)
    if inner > gap {
      let shift = inset(inner)
      path.addArc(radius: inner, from: end - shift, to: start + shift, point, isStart: false)
    } else {
      // The sides meet where both have their distance.
      let half = max(sin((end - start) / 2), 0.05)
      path.addLine(to: point(min(gap / half, outer / 2), (start + end) / 2))
    }
    path.closeSubpath()
  }

  /// Finds the places of a sector's annotations.
  mutating func pinSector(_ mark: PlotMark, from start: Double, to end: Double) {
    let (inner, outer) = radii(of: mark)
    let angle = (start + end) * .pi
    for annotation in mark.style.annotations {
      let radius = annotation.position == .overlay ? (inner + outer) / 2 : outer
      // A circle is in the middle of its plot, whose sides differ; the nominal plot is a guess.
      let x = 0.5 + radius * sin(angle) * min(1, nominal.height / nominal.width)
      let y = 0.5 - radius * cos(angle)
      pins.append(
        Pin(
          place: ChartPlace(x: x, y: y), anchor: .center,
          content: annotation.content(AnnotationContext(targetSize: .zero))))
    }
  }
}

extension Path {
  /// Adds an arc of curves of at most a quarter each.
  fileprivate mutating func addArc(
    radius: Double, from start: Double, to end: Double, _ point: (Double, Double) -> CGPoint,
    isStart: Bool
  ) {
    let count = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
    let step = (end - start) / Double(count)
    if isStart { move(to: point(radius, start)) } else { addLine(to: point(radius, start)) }
    let length = 4.0 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      let first = point(radius, from)
      let last = point(radius, to)
      addCurve(
        to: last,
        control1: CGPoint(x: first.x + length * cos(from), y: first.y + length * sin(from)),
        control2: CGPoint(x: last.x - length * cos(to), y: last.y - length * sin(to)))
    }
  }
}
