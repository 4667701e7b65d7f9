import Foundation
import RostrumElements

/// What the points of one line or area have in common.
struct SeriesKey: Hashable {
  private let kind: ChartFigure.Mark.Kind
  private let series: PlotValue?
  private let color: PlotValue?
  private let symbol: PlotValue?
  private let line: PlotValue?
  private let isBand: Bool

  init(_ mark: PlotMark) {
    kind = mark.kind
    series = mark.series?.value
    // A number colours parts of a line, rather than telling lines apart.
    color = mark.style.colorBy?.value.category == nil ? nil : mark.style.colorBy?.value
    symbol = mark.style.symbolBy?.value
    line = mark.style.lineBy?.value
    isBand = mark.yEnd != nil || mark.xEnd != nil
  }
}

extension ChartLayout {
  /// A line or area.
  struct Series {
    let key: SeriesKey
    /// The indices of its marks, in the order of the data.
    var members: [Int]
  }

  /// The lines and areas, by the index of their first mark.
  ///
  /// - Complexity: O(*n*) in the number of marks.
  func series() -> [Int: Series] {
    var all: [Series] = []
    var places: [SeriesKey: Int] = [:]
    // Most marks follow one of the same line.
    var last: Int?
    for (index, mark) in marks.enumerated() where mark.kind == .line || mark.kind == .area {
      let key = SeriesKey(mark)
      if let last, all[last].key == key {
        all[last].members.append(index)
      } else if let place = places[key] {
        all[place].members.append(index)
        last = place
      } else {
        last = all.count
        places[key] = all.count
        all.append(Series(key: key, members: [index]))
      }
    }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.members[0], $0) })
  }

  /// A line with the symbols of its points.
  func drawLine(_ members: [Int]) -> [ChartDrawing] {
    guard let first = members.first else { return [] }
    let mark = marks[first]
    let method = mark.style.interpolation ?? .linear
    var symbols: [ChartDrawing] = []
    let path = Path { path in
      for part in parts(of: members) {
        let points = Reduction.points(part.map(\.point))
        guard let start = points.first else { continue }
        path.move(to: start)
        // The round end of a line without a length shows a single point.
        if points.count == 1 { path.addLine(to: start) }
        path.addLine(through: points, method)
        for member in part {
          guard let symbol = symbol(of: marks[member.index]) else { continue }
          let place = ChartPlace(
            x: member.point.x, y: member.point.y, dx: marks[member.index].style.offset.x,
            dy: marks[member.index].style.offset.y)
          var drawing = draw(
            symbol, of: marks[member.index], at: place, paint(of: marks[member.index]))
          drawing.key = ChartKey.of(marks[member.index].key, 1)
          symbols.append(drawing)
        }
      }
    }
    let drawing = ChartDrawing(
      .curve(path), stroke: paint(of: mark), line: line(of: mark), opacity: mark.style.opacity)
    return [drawing] + symbols
  }

  /// The points of a line, divided where a value is missing.
  private func parts(of members: [Int]) -> [[(index: Int, point: CGPoint)]] {
    var parts: [[(index: Int, point: CGPoint)]] = [[]]
    for index in members {
      if let point = point(of: index) {
        parts[parts.count - 1].append((index, point))
      } else {
        parts.append([])
      }
    }
    return parts
  }

  private func point(of index: Int) -> CGPoint? {
    guard let x = middle(values[index].x, xScale), let y = middle(values[index].y, yScale) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  private func middle(_ extent: MarkValues.Extent, _ scale: AxisScale?) -> Double? {
    switch extent {
    case .value(let value): return scale?.fraction(of: value)
    case .interval(let from, let to):
      guard let first = scale?.fraction(of: from), let last = scale?.fraction(of: to) else {
        return nil
      }
      return (first + last) / 2
    case .whole, .missing: return nil
    }
  }

  /// An area: forward along one edge, and back along the other.
  func drawArea(_ members: [Int]) -> [ChartDrawing] {
    guard let first = members.first else { return [] }
    let mark = marks[first]
    let method = mark.style.interpolation ?? .linear
    let isVertical = values[first].isVertical
    var parts: [[(near: CGPoint, far: CGPoint)]] = [[]]
    for index in members {
      if let edges = edges(of: index, isVertical: isVertical) {
        parts[parts.count - 1].append(edges)
      } else {
        parts.append([])
      }
    }
    let path = Path { path in
      for part in parts where !part.isEmpty {
        let far = isVertical ? Reduction.points(part.map(\.far)) : part.map(\.far)
        let near = isVertical ? Reduction.points(part.map(\.near)) : part.map(\.near)
        guard let start = far.first, let turn = near.last else { continue }
        path.move(to: start)
        path.addLine(through: far, method)
        path.addLine(to: turn)
        path.addLine(through: near.reversed(), method.reversed)
        path.closeSubpath()
      }
    }
    return [ChartDrawing(.curve(path), fill: paint(of: mark), opacity: mark.style.opacity)]
  }

  private func edges(of index: Int, isVertical: Bool) -> (near: CGPoint, far: CGPoint)? {
    let (across, along) =
      isVertical ? (values[index].x, values[index].y) : (values[index].y, values[index].x)
    let (acrossScale, alongScale) = isVertical ? (xScale, yScale) : (yScale, xScale)
    guard case .interval(let from, let to) = along, let place = middle(across, acrossScale),
      let scale = alongScale, let far = scale.fraction(of: to),
      let near = scale.fraction(of: from)
        ?? scale.continuous.flatMap({ scale.fraction(of: $0.lower) })
    else { return nil }
    return isVertical
      ? (CGPoint(x: place, y: near), CGPoint(x: place, y: far))
      : (CGPoint(x: near, y: place), CGPoint(x: far, y: place))
  }
}

extension InterpolationMethod {
  /// The method for the same line in the other direction.
  fileprivate var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
