import Foundation
import RostrumElements
import RostrumViews

extension ChartLayout {
  /// Finds the scales of both axes.
  mutating func resolveScales() {
    xStep = step(isVertical: false)
    yStep = step(isVertical: true)
    if let xKind {
      xScale = scale(
        xKind, options.xScale, options.xAxis, length: nominal.width, isVertical: false)
    }
    if let yKind {
      yScale = scale(
        yKind, options.yScale, options.yAxis, length: nominal.height, isVertical: true)
    }
  }

  private func scale(
    _ kind: PlotValue.Kind, _ option: ChartOptions.PositionScale, _ axis: ChartOptions.AxisOption,
    length: Double, isVertical: Bool
  ) -> AxisScale {
    var padding =
      option.padding.map { (start: $0.start / length, end: $0.end / length) } ?? (start: 0, end: 0)
    let isMirrored = isMirrored && !isVertical
    if isMirrored { padding = (padding.end, padding.start) }
    let isReversed = (option.domain?.isReversed ?? false) != isMirrored
    if kind == .category {
      let names = categories(option.domain, isVertical: isVertical)
      return AxisScale(
        .categories(names), isVertical: isVertical, isReversed: isReversed, padding: padding)
    }
    let curve = option.type?.curve ?? .linear
    var domain: ClosedRange<Double>
    var reversed = isReversed
    switch option.domain?.kind {
    case .range(let from, let to):
      domain = ordered(from.coordinate ?? 0, to.coordinate ?? 1)
    case .values(let values) where values.count > 1:
      // A domain whose first value is the greatest runs backwards.
      let coordinates = values.compactMap(\.coordinate)
      domain = (coordinates.min() ?? 0)...(coordinates.max() ?? 1)
      if let first = coordinates.first, let last = coordinates.last, first > last {
        reversed = !isMirrored
      }
    default:
      domain = self.domain(kind, option, curve, isVertical: isVertical)
      domain = rounded(domain, kind, curve, axis, isVertical: isVertical)
    }
    let scale = ContinuousScale(curve, domain, isReversed: reversed)
    return AxisScale(
      kind == .date ? .dates(scale) : .numbers(scale), isVertical: isVertical, padding: padding)
  }

  private func ordered(_ first: Double, _ second: Double) -> ClosedRange<Double> {
    min(first, second)...max(first, second)
  }

  private func categories(_ domain: ChartDomain?, isVertical: Bool) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    func add(_ name: String) { if known.insert(name).inserted { names.append(name) } }
    if case .values(let values) = domain?.kind {
      for value in values { add(value.category ?? words(for: value)) }
      return names
    }
    for value in values {
      if case .value(.category(let name)) = value.extent(isVertical) { add(name) }
    }
    return names
  }

  /// The interval around all values of an axis.
  private func domain(
    _ kind: PlotValue.Kind, _ option: ChartOptions.PositionScale, _ curve: ContinuousScale.Curve,
    isVertical: Bool
  ) -> ClosedRange<Double> {
    var coordinates: [Double] = []
    for value in values {
      switch value.extent(isVertical) {
      case .value(let value):
        if let coordinate = value.coordinate { coordinates.append(coordinate) }
      case .interval(let from, let to): coordinates += [from, to]
      case .whole, .missing: break
      }
    }
    if curve == .log { coordinates = coordinates.filter { $0 > 0 } }
    guard let least = coordinates.min(), let greatest = coordinates.max() else {
      return kind == .date ? 0...86_400 : 0...1
    }
    // Bars beside their value need room at both ends.
    let room = (isVertical ? yStep : xStep).map { $0 / 2 } ?? 0
    var domain = (least - room)...(greatest + room)
    let isBinned = hasBins(isVertical: isVertical)
    if kind == .number, curve != .log, room == 0, option.domain?.includesZero ?? !isBinned {
      domain = min(0, domain.lowerBound)...max(0, domain.upperBound)
    }
    return domain
  }

  /// Whether marks have bins along an axis.
  private func hasBins(isVertical: Bool) -> Bool {
    marks.contains { (isVertical ? $0.y : $0.x)?.bin != nil }
  }

  /// The distance of bars at numbers or dates without bins; `nil` without such bars.
  private func step(isVertical: Bool) -> Double? {
    var places: Set<Double> = []
    for (mark, value) in zip(marks, values) where mark.kind == .bar || mark.kind == .rectangle {
      guard mark.kind == .rectangle || value.isVertical != isVertical,
        case .value(let place) = value.extent(isVertical), let coordinate = place.coordinate
      else { continue }
      places.insert(coordinate)
    }
    guard !places.isEmpty else { return nil }
    let sorted = places.sorted()
    let gaps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }
    return gaps.min() ?? 1
  }

  /// The domain up to the next marks of its axis.
  private func rounded(
    _ domain: ClosedRange<Double>, _ kind: PlotValue.Kind, _ curve: ContinuousScale.Curve,
    _ axis: ChartOptions.AxisOption, isVertical: Bool
  ) -> ClosedRange<Double> {
    var wanted = AxisMarkValues.automatic
    if case .content(let parts) = axis, let first = parts.first { wanted = first.values }
    let isBinned = hasBins(isVertical: isVertical)
    let isFixed =
      kind == .date || curve == .log || isBinned
      || (isVertical ? yStep : xStep) != nil
    let lower = wanted.roundsLower ?? !isFixed
    let upper = wanted.roundsUpper ?? !isFixed
    guard lower || upper, domain.upperBound > domain.lowerBound else { return domain }
    switch wanted.kind {
    case .automatic(let count, let minimum):
      if kind == .date {
        return rounded(
          domain, DateTicks(for: dates(domain), count: count ?? 5), context.calendar, lower, upper)
      }
      let step = NumberTicks.step(for: domain, count: count ?? 5, minimum: minimum)
      return NumberTicks.rounded(domain, to: step, lower: lower, upper: upper)
    case .stride(let step) where kind == .number && step > 0:
      return NumberTicks.rounded(domain, to: step, lower: lower, upper: upper)
    case .dates(let component, let count, let calendar) where kind == .date:
      return rounded(
        domain, DateTicks(component, count), calendar ?? context.calendar, lower, upper)
    default: return domain
    }
  }

  private func rounded(
    _ domain: ClosedRange<Double>, _ ticks: DateTicks, _ calendar: Calendar, _ lower: Bool,
    _ upper: Bool
  ) -> ClosedRange<Double> {
    let dates = dates(domain)
    var result = domain
    if lower, let start = ticks.start(of: dates.lowerBound, calendar) {
      result = start.timeIntervalSinceReferenceDate...result.upperBound
    }
    if upper, let start = ticks.start(of: dates.upperBound, calendar), start < dates.upperBound,
      let end = calendar.date(byAdding: ticks.component, value: ticks.count, to: start)
    {
      result = result.lowerBound...max(result.upperBound, end.timeIntervalSinceReferenceDate)
    }
    return result
  }

  func dates(_ domain: ClosedRange<Double>) -> ClosedRange<Date> {
    Date(
      timeIntervalSinceReferenceDate: domain.lowerBound)...Date(
        timeIntervalSinceReferenceDate: domain.upperBound)
  }
}
