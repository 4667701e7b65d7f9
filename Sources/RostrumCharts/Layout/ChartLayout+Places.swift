import Foundation
import RostrumElements

extension ChartLayout {
  /// A mark where a user finds it.
  struct Place {
    /// The index of the mark.
    let mark: Int
    /// The middle of the mark, or its value for a bar, as fractions of the plot.
    let point: CGPoint
    /// How far a sector reaches before and after its middle.
    var reach = 0.0
    /// What its line or colour has in common with others.
    let series: SeriesKey
  }

  /// The marks that can be selected, in the order of the data.
  ///
  /// - Parameter withRules: Whether lines across the plot are among them.
  /// - Returns: The marks with their places.
  /// - Complexity: O(*n*) in the number of marks.
  func places(withRules: Bool = false) -> [Place] {
    var places: [Place] = []
    var angle = 0.0
    let total = angleTotal
    for (index, mark) in marks.enumerated()
    where (withRules || mark.kind != .rule) && !mark.style.isHidden {
      var point: CGPoint?
      var reach = 0.0
      if mark.kind == .sector {
        let value = max(0, mark.y?.value.coordinate ?? 0)
        if total > 0, value > 0 {
          point = CGPoint(x: (angle + value / 2) / total, y: 0)
          reach = value / 2 / total
        }
        angle += value
      } else if let box = box(of: index) {
        point = CGPoint(x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2)
        if mark.kind == .bar, values[index].isVertical { point?.y = box.top }
        if mark.kind == .bar, !values[index].isVertical { point?.x = box.right }
      }
      if let point {
        places.append(Place(mark: index, point: point, reach: reach, series: SeriesKey(mark)))
      }
    }
    return places
  }

  /// The sum of all sectors.
  var angleTotal: Double {
    marks.reduce(0) { $1.kind == .sector ? $0 + max(0, $1.y?.value.coordinate ?? 0) : $0 }
  }

  /// The value at a part of a turn: the sum of the sectors up to there.
  func angleValue(at part: Double) -> PlotValue? {
    let total = angleTotal
    guard total > 0, part.isFinite else { return nil }
    return .number(total * max(0, min(1, part)))
  }

  /// The part of a turn at a place in the plot, clockwise from the top.
  func turn(at place: CGPoint, in size: CGSize) -> Double {
    let angle = atan2((place.x - 0.5) * size.width, (0.5 - place.y) * size.height) / (2 * .pi)
    return angle < 0 ? angle + 1 : angle
  }

  /// The axis along which marks are selected.
  typealias SelectionAxis = ChartFigure.Selection.Axis

  /// The axis along which the arrow keys move.
  var selectionAxis: SelectionAxis? {
    let selection = options.selection
    if selection.angle != nil, marks.contains(where: { $0.kind == .sector }) { return .angle }
    if selection.x != nil || selection.xRange != nil { return .x }
    return selection.y != nil || selection.yRange != nil ? .y : nil
  }

  /// Where the selected values are along an axis; `nil` without any.
  func selectedPlace(along axis: SelectionAxis) -> Double? {
    switch axis {
    case .x: options.selection.x?.get().flatMap { xScale?.fraction(of: $0) }
    case .y: options.selection.y?.get().flatMap { yScale?.fraction(of: $0) }
    case .angle:
      options.selection.angle?.get()?.coordinate.flatMap {
        angleTotal > 0 ? $0 / angleTotal : nil
      }
    }
  }

  /// Says in the figure what is selected, and where the marks are that can be.
  ///
  /// - Parameter cursor: The key of the mark that the user has reached.
  mutating func offerSelection(cursor: Int?) {
    let option = options.selection
    guard option.offersValues || option.offersRanges else { return offerKeys() }
    let places = places()
    figure.selection = selection(places, cursor: cursor)
    guard option.offersValues else { return }
    let all = Dictionary(places.map { ($0.mark, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, mark) in describedMarks.enumerated() {
      figure.marks[index].place = all[mark].map { .init($0.point, reach: $0.reach) }
    }
  }

  private func selection(_ places: [Place], cursor: Int?) -> ChartFigure.Selection {
    let option = options.selection
    var selection = ChartFigure.Selection()
    selection.offersValues = option.offersValues
    selection.offersRanges = option.offersRanges
    for value in [option.x, option.y, option.angle].compactMap({ $0?.get() }) {
      selection.values.append(words(for: value))
    }
    for range in [option.xRange, option.yRange].compactMap({ $0?.get() }) {
      selection.values.append("\(words(for: range.from))–\(words(for: range.to))")
    }
    selection.count = places.count
    guard let axis = selectionAxis else { return selection }
    selection.axis = axis
    selection.hasOwnRule = hasRule(along: axis)
    guard let selected = selectedPlace(along: axis) else {
      return selection
    }
    guard let found = nearest(to: selected, along: axis, places, cursor: cursor) else {
      return selection
    }
    selection.number = found + 1
    selection.mark = describe(marks[places[found].mark])
    selection.mark?.place = keyPlace(places[found])
    return selection
  }

  /// The index of the place that is nearest to another along an axis; of those that are equally near, that of
  /// the cursor, and otherwise that of the value along the other axis.
  ///
  /// - Complexity: O(*n*) in the number of places.
  func nearest(
    to selected: Double, along axis: SelectionAxis, _ places: [Place], cursor: Int? = nil,
    across beside: Double? = nil
  ) -> Int? {
    func distance(_ place: Place) -> Double {
      max(0, abs((axis == .y ? place.point.y : place.point.x) - selected) - place.reach)
    }
    guard let least = places.lazy.map(distance).min() else { return nil }
    let near = places.indices.filter { distance(places[$0]) <= least + 1e-9 }
    if let own = near.first(where: { marks[places[$0].mark].key == cursor }) { return own }
    let other: Double? =
      switch axis {
      case .x: beside ?? selectedPlace(along: .y)
      case .y: beside ?? selectedPlace(along: .x)
      case .angle: nil
      }
    guard let other else { return near.first }
    func across(_ place: Place) -> Double { axis == .y ? place.point.x : place.point.y }
    return near.min { abs(across(places[$0]) - other) < abs(across(places[$1]) - other) }
  }
  /// Whether the app draws a line across an axis at the selected value.
  private func hasRule(along axis: SelectionAxis) -> Bool {
    guard axis != .angle, let scale = axis == .x ? xScale : yScale,
      let selected = selectedPlace(along: axis)
    else { return false }
    let room = (scale.bandLength ?? 0) / 2 + 1e-6
    return marks.indices.contains { index in
      guard marks[index].kind == .rule,
        (axis == .x ? marks[index].xEnd : marks[index].yEnd) == nil
      else { return false }
      switch axis == .x ? values[index].x : values[index].y {
      case .value(let value):
        return scale.fraction(of: value).map { abs($0 - selected) <= room } ?? false
      case .interval(let from, let to):
        guard let first = scale.fraction(of: from), let last = scale.fraction(of: to) else {
          return false
        }
        return min(first, last) - room <= selected && selected <= max(first, last) + room
      case .whole, .missing: return false
      }
    }
  }
}
