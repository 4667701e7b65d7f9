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
      return dateTicks(specification, domain, atLeast: unit ?? .second)
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
    _ specification: AxisSpecification, _ domain: ClosedRange<Double>,
    atLeast least: Calendar.Component
  ) -> AxisTicks {
    let interval = dates(domain)
    var calendar = context.calendar
    let unit: DateTicks
    switch specification.values.kind {
    case .dates(let component, let count, let own):
      unit = DateTicks(component, count)
      if let own { calendar = own }
    case .automatic(let count, _):
      unit = DateTicks(for: interval, count: count ?? 5, atLeast: least)
    case .stride, .values:
      unit = DateTicks(for: interval, count: 5, atLeast: least)
    }
    var dates = unit.dates(in: interval, calendar)
    if case .values(let values) = specification.values.kind {
      dates = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
    }
    return AxisTicks(
      ticks: dates.map { date in
        let end = calendar.date(byAdding: unit.component, value: unit.count, to: date)
        return AxisTicks.Tick(
          value: .date(date), words: words(for: date, in: unit.component),
          end: end?.timeIntervalSinceReferenceDate)
      }, unit: unit)
  }
}
