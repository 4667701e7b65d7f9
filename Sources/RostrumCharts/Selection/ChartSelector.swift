import Foundation
import RostrumElements
import RostrumGraph
import RostrumViews

/// Selects values of a chart for what a user does in its plot.
@MainActor
final class ChartSelector {
  /// The chart as it is drawn.
  var layout: ChartLayout?
  /// Where the key of the mark that the user has reached is kept; a change draws the chart again.
  var cursorState: Binding<Int?>?

  /// The key of the mark that the user has reached.
  private var cursor: Int? {
    get { cursorState?.wrappedValue }
    set { cursorState?.wrappedValue = newValue }
  }

  /// The keys that move through marks.
  static let keys: Set<KeyEquivalent> = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .escape,
  ]

  private var options: ChartOptions.SelectionOption {
    layout?.options.selection ?? ChartOptions.SelectionOption()
  }

  /// Performs what a user does in the plot.
  func perform(_ event: PlotEvent) {
    guard event.place.isFinite, event.start.isFinite else { return }
    switch event.phase {
    case .point: point(at: event.place, size: event.size)
    case .ended:
      cursor = nil
      clearValues()
    case .range: selectRange(from: event.start, to: event.place)
    case .cleared: clearRanges()
    case .scrolled: layout?.scroll(to: event.place)
    }
  }

  /// Selects the values at a place, and of the marks that are nearest along the axis that which is nearest across it.
  func point(at place: CGPoint, size: CGSize?) {
    guard let layout else { return }
    let place = CGPoint(x: place.x.unit, y: place.y.unit)
    cursor = nearestMark(to: place, in: layout)
    if let value = layout.xScale?.value(at: place.x) { options.x?.set(value) }
    if let value = layout.yScale?.value(at: place.y) { options.y?.set(value) }
    if let angle = options.angle {
      let size = size ?? CGSize(width: layout.nominal.width, height: layout.nominal.height)
      angle.set(layout.angleValue(at: layout.turn(at: place, in: size)))
    }
  }

  private func nearestMark(to place: CGPoint, in layout: ChartLayout) -> Int? {
    guard let axis = layout.selectionAxis, axis != .angle else { return nil }
    let (along, across) = axis == .x ? (place.x, place.y) : (place.y, place.x)
    let places = layout.places()
    return layout.nearest(to: along, along: axis, places, across: across)
      .map { layout.marks[places[$0].mark].key }
  }

  /// Selects the values between two places.
  func selectRange(from start: CGPoint, to end: CGPoint) {
    options.xRange?.set(interval(layout?.xScale, start.x.unit, end.x.unit))
    options.yRange?.set(interval(layout?.yScale, start.y.unit, end.y.unit))
  }

  private func interval(
    _ scale: AxisScale?, _ start: Double, _ end: Double
  ) -> ChartOptions.PlotInterval? {
    guard let from = scale?.value(at: start), let to = scale?.value(at: end) else { return nil }
    return ChartOptions.PlotInterval(from: from, to: to)
  }

  private func clearValues() {
    options.x?.set(nil)
    options.y?.set(nil)
    options.angle?.set(nil)
  }

  private func clearRanges() {
    options.xRange?.set(nil)
    options.yRange?.set(nil)
  }

  // MARK: Keys

  /// Selects the next mark in the direction of a key.
  func press(_ key: KeyEquivalent) {
    guard let layout, let axis = layout.selectionAxis else { return }
    if key == .escape {
      cursor = nil
      clearValues()
      return clearRanges()
    }
    let places = layout.places()
    let current = layout.selectedPlace(along: axis).flatMap {
      layout.nearest(to: $0, along: axis, places, cursor: cursor)
    }
    guard let next = Steps(places, along: axis).next(after: current, key) else { return }
    select(places[next], layout)
  }

  private func select(_ place: ChartLayout.Place, _ layout: ChartLayout) {
    let mark = layout.marks[place.mark]
    cursor = mark.key
    options.x?.set(mark.x?.value)
    options.y?.set(mark.y?.value)
    options.angle?.set(layout.angleValue(at: place.point.x))
    options.xRange?.set(mark.x?.interval)
    options.yRange?.set(mark.y?.interval)
  }
}

/// The order in which keys reach marks: along an axis from one place to the next, and across it from series to
/// series.
private struct Steps {
  /// The indices of marks by their places along the axis; those of one place in the order across it.
  private var groups: [[Int]] = []
  private let places: [ChartLayout.Place]
  private let axis: ChartLayout.SelectionAxis

  init(_ places: [ChartLayout.Place], along axis: ChartLayout.SelectionAxis) {
    self.places = places
    self.axis = axis
    let isVertical = axis == .y
    func along(_ index: Int) -> Double {
      isVertical ? places[index].point.y : places[index].point.x
    }
    func across(_ index: Int) -> Double {
      isVertical ? places[index].point.x : places[index].point.y
    }
    let sorted = places.indices.sorted { (along($0), across($0), $0) < (along($1), across($1), $1) }
    for index in sorted {
      if let last = groups.last?.last, along(index) - along(last) < 1e-6 {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
  }

  /// The mark that a key leads to.
  func next(after current: Int?, _ key: KeyEquivalent) -> Int? {
    guard let first = groups.first, let last = groups.last else { return nil }
    if key == .home { return first.first }
    if key == .end { return last.first }
    let isForward = key == .rightArrow || key == .downArrow
    guard let current, let group = groups.firstIndex(where: { $0.contains(current) }),
      let member = groups[group].firstIndex(of: current)
    else { return isForward ? first.first : last.first }
    let isVerticalKey = key == .upArrow || key == .downArrow
    if axis != .angle, isVerticalKey != (axis == .y) {
      let members = groups[group]
      return members[max(0, min(members.count - 1, member + (isForward ? 1 : -1)))]
    }
    let next = groups[max(0, min(groups.count - 1, group + (isForward ? 1 : -1)))]
    let series = places[current].series
    return next.first { places[$0].series == series } ?? next.first
  }
}

extension PlotDatum {
  /// The values that the datum stands for: a bin, or one value.
  fileprivate var interval: ChartOptions.PlotInterval {
    if case .range(let from, let to) = bin { return ChartOptions.PlotInterval(from: from, to: to) }
    return ChartOptions.PlotInterval(from: value, to: value)
  }
}

extension CGFloat {
  /// The number within 0 and 1.
  fileprivate var unit: CGFloat { Swift.max(0, Swift.min(1, self)) }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
