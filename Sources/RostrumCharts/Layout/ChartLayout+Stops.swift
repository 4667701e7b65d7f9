import Foundation
import RostrumElements
import RostrumViews

extension ChartLayout {
  /// The maximum number of places at which a plot rests.
  private static let maximumStops = 500

  /// The places at which the visible part of a plot may begin, in the order of scrolling.
  ///
  /// - Parameters:
  ///   - stops: The values at which the app lets the plot rest.
  ///   - scale: The scale of the axis along which the plot scrolls.
  ///   - part: The visible part of the plot.
  ///   - isFromEnd: Whether the visible part begins at the right, or at the bottom.
  /// - Returns: The places; those of major values alone if there are too many.
  func places(
    of stops: ChartStops, _ scale: AxisScale, _ part: Double, isFromEnd: Bool
  ) -> [ChartFigure.Window.Stop] {
    guard let rule = scale.isVertical ? stops.y : stops.x else {
      guard stops.isPaging else { return [] }
      return stride(from: 0, to: 1, by: part).prefix(Self.maximumStops).map {
        ChartFigure.Window.Stop($0, isLimit: true)
      }
    }
    // Places that differ by less than a pixel of any screen are one.
    func fine(_ step: ChartStops.Step) -> Set<Int> {
      let all = places(of: step, scale).map { isFromEnd ? 1 - $0 : $0 }
      return Set(all.filter { (0..<1).contains($0) }.map { Int(($0 * 1_000_000).rounded()) })
    }
    var all = fine(rule.step)
    var limits: Set<Int> = []
    switch rule.major {
    case .page: limits = all
    case .values(let step): limits = fine(step)
    case nil: break
    }
    if all.count > Self.maximumStops { all = limits } else { all.formUnion(limits) }
    guard all.count <= Self.maximumStops else { return [] }
    return all.sorted().map { place in
      ChartFigure.Window.Stop(
        Double(place) / 1_000_000, isLimit: stops.isLimited && limits.contains(place))
    }
  }

  /// The fractions of the plot at which values are.
  private func places(of step: ChartStops.Step, _ scale: AxisScale) -> [Double] {
    switch step {
    case .number(let unit): places(ofMultiples: unit, scale)
    case .dates(let components): places(of: components, scale)
    }
  }

  private func places(ofMultiples unit: Double, _ scale: AxisScale) -> [Double] {
    guard unit.isFinite, unit > 0 else { return [] }
    if let names = scale.categories, let band = scale.bandLength {
      let step = max(1, Int(min(unit, Double(max(names.count, 1)))))
      return stride(from: 0, to: names.count, by: step).compactMap { index in
        scale.fraction(of: .category(names[index])).map { $0 - band / 2 }
      }
    }
    guard let continuous = scale.continuous,
      (continuous.upper - continuous.lower) / unit < 10_000
    else { return [] }
    let first = (continuous.lower / unit).rounded(.up) * unit
    return stride(from: first, through: continuous.upper, by: unit).compactMap {
      scale.fraction(of: $0)
    }
  }

  private func places(of components: DateComponents, _ scale: AxisScale) -> [Double] {
    guard let continuous = scale.continuous else { return [] }
    // The search begins after a date.
    let start = Date(timeIntervalSinceReferenceDate: continuous.lower - 1)
    var places: [Double] = []
    context.calendar.enumerateDates(
      startingAfter: start, matching: components, matchingPolicy: .nextTime
    ) { date, _, stop in
      if let seconds = date?.timeIntervalSinceReferenceDate, seconds <= continuous.upper,
        places.count < 10_000
      {
        if let place = scale.fraction(of: seconds) { places.append(place) }
      } else {
        stop = true
      }
    }
    return places
  }
}
