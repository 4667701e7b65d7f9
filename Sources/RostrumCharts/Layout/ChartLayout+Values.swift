import Foundation
import RostrumElements
import RostrumViews

/// The values of a mark along both axes.
struct MarkValues {
  /// An extent along an axis.
  enum Extent: Equatable {
    /// All of the plot.
    case whole
    /// One value.
    case value(PlotValue)
    /// An interval of numbers, or of the seconds of dates.
    case interval(Double, Double)
    /// No place, because the value isn't one of the axis.
    case missing
  }

  var x = Extent.whole
  var y = Extent.whole
  /// Whether the vertical axis has the value of a bar or area.
  var isVertical = true
  /// Whether other marks are at the same place.
  var isStacked = false

  /// The extent along an axis.
  func extent(_ isVertical: Bool) -> Extent { isVertical ? y : x }
}

extension ChartLayout {
  /// Finds what each mark shows along both axes.
  mutating func resolveValues() {
    xKind = kind(of: \.x, options.xScale)
    yKind = kind(of: \.y, options.yScale)
    values = Array(repeating: MarkValues(), count: marks.count)
    let (xType, yType) = (options.xScale.type?.kind, options.yScale.type?.kind)
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      values[index].isVertical = isVertical(mark)
      values[index].x = extent(mark.x, mark.xEnd, xKind, xType, "x", mark)
      values[index].y = extent(mark.y, mark.yEnd, yKind, yType, "y", mark)
    }
    for kind in [ChartFigure.Mark.Kind.bar, .area] { stack(kind) }
  }

  private func kind(
    of datum: KeyPath<PlotMark, PlotDatum?>, _ scale: ChartOptions.PositionScale
  ) -> PlotValue.Kind? {
    if scale.type?.kind == .category { return .category }
    if case .range(let from, _) = scale.domain?.kind { return from.kind }
    return marks.lazy.filter { $0.kind != .sector }.compactMap { $0[keyPath: datum] }.first?
      .value.kind
  }

  /// Whether the vertical axis has the value of a bar or area, and the horizontal one its place.
  private func isVertical(_ mark: PlotMark) -> Bool {
    if mark.yEnd != nil { return true }
    if mark.xEnd != nil { return false }
    let isNumber = mark.y?.value.kind == .number && mark.y?.bin == nil
    return isNumber && yKind == .number || xKind != .number
  }

  private mutating func extent(
    _ start: PlotDatum?, _ end: PlotDatum?, _ kind: PlotValue.Kind?,
    _ type: ScaleType.Kind?, _ axis: String, _ mark: PlotMark
  ) -> MarkValues.Extent {
    guard let start else { return .whole }
    if type == .category {
      return .value(.category(start.value.category ?? words(for: start)))
    }
    let other = start.value.kind != kind ? start : end.flatMap { $0.value.kind != kind ? $0 : nil }
    if let other {
      note(
        "A chart's \(axis) axis shows \(kind.map(\.plural) ?? "nothing"), and a mark has a "
          + "\(other.value.kind.rawValue) for it, so the mark is left out. Give all marks values of one "
          + "type, or set the type of the scale to '.category'.")
      return .missing
    }
    if kind == .category { return .value(start.value) }
    let (from, to) = (start.value.coordinate, end?.value.coordinate)
    guard let from, end == nil || to != nil else {
      if mark.isSample { return .missing }
      note(
        "A chart has a value for its \(axis) axis that isn't finite, so the mark is left out, and a "
          + "line has a gap. Leave out marks without a value.")
      return .missing
    }
    if let to { return .interval(from, to) }
    if let bounds = start.bounds(context.calendar) {
      return .interval(bounds.lowerBound, bounds.upperBound)
    }
    return .value(start.value)
  }

  /// Replaces the values of bars or areas by intervals on top of each other.
  private mutating func stack(_ kind: ChartFigure.Mark.Kind) {
    struct Place: Hashable {
      let value: PlotValue?
      let isVertical: Bool
      let position: PlotValue?
      let method: MarkStackingMethod
    }
    var members: [Int] = []
    var places: [Place] = []
    var lengths: [Double] = []
    for (index, mark) in marks.enumerated() where mark.kind == kind {
      guard mark.xEnd == nil, mark.yEnd == nil else { continue }
      let isVertical = values[index].isVertical
      let extent = isVertical ? values[index].y : values[index].x
      guard case .value(let value) = extent, let length = value.coordinate else { continue }
      members.append(index)
      lengths.append(length)
      places.append(
        Place(
          value: place(isVertical ? mark.x : mark.y), isVertical: isVertical,
          position: mark.style.positionBy?.datum.value, method: mark.style.stacking ?? .standard))
    }
    let counts = places.reduce(into: [Place: Int]()) { $0[$1, default: 0] += 1 }
    for method in Set(places.map(\.method)) {
      let own = places.indices.filter { places[$0].method == method }
      let intervals = Stacking.intervals(
        of: own.map { lengths[$0] }, at: own.map { places[$0] }, method)
      for (number, interval) in zip(own, intervals) {
        let index = members[number]
        let extent = MarkValues.Extent.interval(interval.from, interval.to)
        if values[index].isVertical { values[index].y = extent } else { values[index].x = extent }
        values[index].isStacked = (counts[places[number]] ?? 0) > 1
      }
    }
  }

  /// The value that marks of one stack have in common: the start of a bin, or the value itself.
  private func place(_ datum: PlotDatum?) -> PlotValue? {
    guard let datum else { return nil }
    return datum.bounds(context.calendar).map { .number($0.lowerBound) } ?? datum.value
  }
}

extension PlotValue.Kind {
  fileprivate var plural: String {
    switch self {
    case .number: "numbers"
    case .date: "dates"
    case .category: "categories"
    }
  }
}
