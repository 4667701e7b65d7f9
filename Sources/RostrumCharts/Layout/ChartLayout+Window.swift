import Foundation
import RostrumElements

extension ChartLayout {
  /// The part of the plot that is visible; `nil` if all of it is.
  var window: ChartFigure.Window? {
    let option = options.scroll
    guard option.isOn, let length = option.length, length > 0, let xScale else { return nil }
    let whole: Double
    if let names = xScale.categories {
      whole = Double(names.count)
    } else if let first = xScale.value(at: 0)?.coordinate,
      let last = xScale.value(at: 1)?.coordinate
    {
      whole = abs(last - first)
    } else {
      return nil
    }
    // A plot that is much wider than a page couldn't be drawn.
    let part = max(length / whole, 0.001)
    guard part.isFinite, part < 1 else { return nil }
    let first = option.position?.get() ?? option.initial
    var start = first.flatMap { xScale.fraction(of: $0) } ?? 0
    if let band = xScale.bandLength, first != nil { start -= band / 2 }
    return ChartFigure.Window(start: max(0, min(1 - part, start)), length: part)
  }

  /// Tells the app where the visible part begins.
  func scroll(to start: Double) {
    guard let position = options.scroll.position else { return }
    // A place between two values is that of the next one.
    let inset = (xScale?.bandLength ?? 0) / 2
    guard let value = xScale?.value(at: max(0, min(1, start + inset))) else { return }
    position.set(value)
  }
}
