import Foundation
import RostrumViews

/// The values of an axis with their words.
struct AxisTicks {
  /// A value of an axis.
  struct Tick {
    let value: PlotValue
    let words: String
    /// The end of the value's unit, as a coordinate.
    var end: Double?
  }

  var ticks: [Tick] = []
  /// The unit of dates.
  var unit: DateTicks?
}

extension ChartLayout {
  /// The values at which an axis has marks.
  func ticks(
    _ specification: AxisSpecification, _ scale: AxisScale, isNormalized: Bool
  ) -> AxisTicks {
    if let names = scale.categories {
      return categoryTicks(specification, names)
    }
    guard let continuous = scale.continuous else { return AxisTicks() }
    let domain = continuous.lower...continuous.upper
    if case .dates = scale.domain {
      // Parts of the units that bars stand for would be labels between the bars.
      let unit = marks.lazy.compactMap { (scale.isVertical ? $0.y : $0.x)?.unit }.first
      return dateTicks(specification, scale, domain, atLeast: unit ?? .second)
    }
    let numbers: [Double]
    var step: Double?
    switch specification.values.kind {
    case .automatic(let count, let minimum):
      numbers = continuous.ticks(count: count ?? 5, minimum: minimum)
    case .stride(let distance):
      numbers = NumberTicks.multiples(of: distance, in: domain)
      step = distance
    case .values(let values): numbers = values.compactMap(\.coordinate)
    case .dates: numbers = continuous.ticks(count: 5)
    }
    if continuous.curve != .linear { step = nil }
    let least = zip(numbers.dropFirst(), numbers).map { abs($0 - $1) }.filter { $0 > 0 }.min()
    let distance = step ?? least ?? max(abs(numbers.first ?? 1), 1e-6)
    return AxisTicks(
      ticks: numbers.map { number in
        let text =
          isNormalized
          ? number.formatted(percentStyle.precision(.fractionLength(0)))
          : continuous.curve == .linear
            ? words(for: number, step: distance) : words(for: .number(number))
        return AxisTicks.Tick(value: .number(number), words: text)
      })
  }

  private func categoryTicks(_ specification: AxisSpecification, _ names: [String]) -> AxisTicks {
    var shown = names
    if case .values(let values) = specification.values.kind {
      shown = values.map { $0.category ?? words(for: $0) }
    }
    return AxisTicks(ticks: shown.map { AxisTicks.Tick(value: .category($0), words: $0) })
  }

  private func dateTicks(
    _ specification: AxisSpecification, _ scale: AxisScale, _ domain: ClosedRange<Double>,
    atLeast least: Calendar.Component
  ) -> AxisTicks {
    let interval = dates(domain)
    switch specification.values.kind {
    case .dates(let component, let count, let calendar):
      return dateTicks(
        specification, interval, DateTicks(component, count), calendar ?? context.calendar)
    case .automatic(nil, _):
      return roomyTicks(specification, scale, interval, atLeast: least)
    case .automatic(let count?, _):
      let unit = DateTicks(for: interval, count: count, atLeast: least)
      return dateTicks(specification, interval, unit, context.calendar)
    case .stride, .values:
      let unit = DateTicks(for: interval, count: 5, atLeast: least)
      return dateTicks(specification, interval, unit, context.calendar)
    }
  }

  /// The most dates, up to about five, whose labels are at a distance from each other.
  private func roomyTicks(
    _ specification: AxisSpecification, _ scale: AxisScale, _ interval: ClosedRange<Date>,
    atLeast least: Calendar.Component
  ) -> AxisTicks {
    var result: AxisTicks?
    for count in [5, 4, 3, 2] {
      let unit = DateTicks(for: interval, count: count, atLeast: least)
      let ticks = dateTicks(specification, interval, unit, context.calendar)
      if result == nil || !ticks.ticks.isEmpty { result = ticks }
      if hasRoom(ticks, scale) { break }
    }
    return result ?? AxisTicks()
  }

  /// Whether labels that stand after their lines are at a distance from the next line.
  private func hasRoom(_ ticks: AxisTicks, _ scale: AxisScale) -> Bool {
    guard !scale.isVertical, !isCentered(ticks, scale) else { return true }
    let places = ticks.ticks.compactMap { scale.fraction(of: $0.value) }
    let widest = ticks.ticks.map { estimatedWidth(of: $0.words) }.max() ?? 0
    let distance = zip(places.dropFirst(), places).map { abs($0 - $1) }.min() ?? 1
    return distance * nominal.width >= widest + 12
  }

  private func dateTicks(
    _ specification: AxisSpecification, _ interval: ClosedRange<Date>, _ unit: DateTicks,
    _ calendar: Calendar
  ) -> AxisTicks {
    var dates = unit.dates(in: interval, calendar)
    if case .values(let values) = specification.values.kind {
      dates = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
    }
    return AxisTicks(
      ticks: dates.map { date in
        let end = calendar.date(byAdding: unit.component, value: unit.count, to: date)
        return AxisTicks.Tick(
          value: .date(date),
          words: known.words(for: date, in: unit.component) {
            words(for: date, in: unit.component)
          },
          end: end?.timeIntervalSinceReferenceDate)
      }, unit: unit)
  }
}
