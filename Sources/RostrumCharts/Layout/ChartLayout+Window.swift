import Foundation
import RostrumElements

extension ChartLayout {
  /// The part of the plot that is visible; `nil` if all of it is.
  ///
  /// A plot that could scroll along both axes scrolls along the horizontal one.
  var window: ChartFigure.Window? {
    window(options.scroll.x, xScale, .horizontal) ?? window(options.scroll.y, yScale, .vertical)
  }

  private func window(
    _ option: ChartOptions.ScrollOption.AxisOption, _ scale: AxisScale?, _ axis: Axis
  ) -> ChartFigure.Window? {
    guard options.scroll.axes.contains(axis == .horizontal ? .horizontal : .vertical),
      let length = option.length, length > 0, let scale
    else { return nil }
    let whole: Double
    if let names = scale.categories {
      whole = Double(names.count)
    } else if let first = scale.value(at: 0)?.coordinate,
      let last = scale.value(at: 1)?.coordinate
    {
      whole = abs(last - first)
    } else {
      return nil
    }
    // A plot that is much larger than a page couldn't be drawn.
    let part = max(length / whole, 0.001)
    guard part.isFinite, part < 1 else { return nil }
    let first = option.position?.get() ?? option.initial
    var start = first.flatMap { scale.fraction(of: $0) } ?? (scale.ascends ? 1 : 0)
    if let band = scale.bandLength, first != nil { start -= band / 2 }
    // Numbers and dates that ascend begin at the bottom.
    if scale.ascends { start -= part }
    var window = ChartFigure.Window(start: max(0, min(1 - part, start)), length: part, axis: axis)
    window.isFromEnd = scale.ascends || (axis == .horizontal && isMirrored)
    if let stops = options.scroll.stops {
      window.stops = places(of: stops, scale, part, isFromEnd: window.isFromEnd)
    }
    return window
  }

  /// Tells the app where the visible part begins.
  func scroll(to place: CGPoint) {
    guard let window else { return }
    let isVertical = window.axis == .vertical
    let (option, scale) = isVertical ? (options.scroll.y, yScale) : (options.scroll.x, xScale)
    guard let position = option.position, let scale else { return }
    var start = Double(isVertical ? place.y : place.x)
    if scale.ascends { start += window.length }
    // A place between two values is that of the next one.
    let inset = (scale.bandLength ?? 0) / 2
    guard let value = scale.value(at: max(0, min(1, start + inset))) else { return }
    position.set(value)
  }
}

extension AxisScale {
  /// Whether values ascend from the bottom to the top.
  fileprivate var ascends: Bool { isVertical && continuous.map { !$0.isReversed } ?? false }
}
