import Foundation
import RostrumElements

/// What marks have in common through which keys move along an axis.
private struct KeySeries: Hashable {
  /// Points, lines and areas of the same values are one series.
  enum Kind: Hashable { case point, range, bar, rectangle, rule, sector }
  let kind: Kind
  let names: [PlotValue?]
  /// The row of a rectangle.
  let row: Int?
}

extension ChartLayout {
  /// Says in the figure where keys find the marks that the table has: series after series, each along the axis.
  ///
  /// - Complexity: O(*n* log *n*) in the number of series, and O(*n*) in the number of marks that are described.
  mutating func offerKeys() {
    let described = describedMarks
    let shown = Set(described)
    var keyed: [(place: Place, series: KeySeries)] = []
    var seen: Set<[Int]> = []
    var numbers: [KeySeries: Int] = [:]
    for place in places(withRules: true) where shown.contains(place.mark) {
      let series = keySeries(of: place)
      let number = numbers[series] ?? numbers.count
      // A symbol on a line is the point of the line.
      let isPoint = series.kind == .point
      let point = [place.point.x, place.point.y].map { Int(nearest: $0 * 10_000) }
      if isPoint, !seen.insert(point + [number]).inserted { continue }
      numbers[series] = number
      keyed.append((place, series))
    }
    guard !keyed.isEmpty else { return }
    let axis = keyAxis
    figure.keyAxis = axis
    let order = Self.order(of: keyed, along: axis)
    let all = Dictionary(keyed.map { ($0.place.mark, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, mark) in described.enumerated() {
      guard let (place, series) = all[mark] else { continue }
      figure.marks[index].place = keyPlace(place)
      figure.marks[index].place?.series = order[series] ?? 0
    }
  }

  /// The axis along which keys move: that of the places of bars, and of what names are along.
  private var keyAxis: SelectionAxis {
    let own = marks.indices.filter { ![.rule, .rectangle].contains(marks[$0].kind) }
    if !own.isEmpty, own.allSatisfy({ marks[$0].kind == .sector }) { return .angle }
    return own.contains { !values[$0].isVertical } ? .y : .x
  }

  /// The numbers of series from the top, or from the left where keys move from the top to the bottom.
  private static func order(
    of keyed: [(place: Place, series: KeySeries)], along axis: SelectionAxis
  ) -> [KeySeries: Int] {
    guard axis != .angle else { return [:] }
    var sums: [KeySeries: (sum: Double, count: Double, first: Int)] = [:]
    for (number, (place, series)) in keyed.enumerated() {
      var sum = sums[series] ?? (0, 0, number)
      sum.sum += axis == .y ? place.point.x : place.point.y
      sum.count += 1
      sums[series] = sum
    }
    let sorted = sums.sorted {
      ($0.value.sum / $0.value.count, $0.value.first)
        < ($1.value.sum / $1.value.count, $1.value.first)
    }
    return Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($0.element.key, $0.offset) })
  }

  private func keySeries(of place: Place) -> KeySeries {
    let mark = marks[place.mark]
    let kind: KeySeries.Kind =
      switch mark.kind {
      case .line, .point, .area: mark.yEnd == nil && mark.xEnd == nil ? .point : .range
      case .bar: .bar
      case .rectangle: .rectangle
      case .rule: .rule
      case .sector: .sector
      }
    let style = mark.style
    // A number colours marks, rather than telling series apart.
    let data = [style.colorBy, style.symbolBy, style.lineBy, style.positionBy?.datum, mark.series]
    let names = data.map { $0?.value.category == nil ? nil : $0?.value }
    let hasRow = kind == .rectangle && values[place.mark].y != .whole
    return KeySeries(
      kind: kind, names: kind == .rectangle ? [] : names,
      row: hasRow ? Int(nearest: place.point.y * 10_000) : nil)
  }

  /// Where a mark is, and how large it is.
  func keyPlace(_ place: Place) -> ChartFigure.Mark.Place {
    let mark = marks[place.mark]
    var result = ChartFigure.Mark.Place(place.point, reach: place.reach)
    switch mark.kind {
    case .sector:
      let (inner, outer) = radii(of: mark)
      result.radius = inner + outer
    case .bar, .rectangle:
      guard let box = box(of: place.mark) else { break }
      // The ring is around all of the mark.
      result.point = CGPoint(x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2)
      result.size = CGSize(width: box.right - box.left, height: box.bottom - box.top)
    case .line, .point, .area, .rule: break
    }
    return result
  }
}
