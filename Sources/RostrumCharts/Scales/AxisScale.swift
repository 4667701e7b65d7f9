import Foundation

/// The scale of an axis: from values to fractions of the plot, from the left or from the top.
package struct AxisScale {
  /// What the axis shows.
  package enum Domain: Equatable {
    case numbers(ContinuousScale)
    case dates(ContinuousScale)
    case categories([String])
  }

  package let domain: Domain
  /// Whether values ascend from the bottom to the top.
  package let isVertical: Bool
  private let isReversed: Bool
  /// The parts of the plot at the start and at the end of the axis that have no values.
  private let padding: (start: Double, end: Double)
  private let indices: [String: Int]

  package init(
    _ domain: Domain, isVertical: Bool, isReversed: Bool = false,
    padding: (start: Double, end: Double) = (0, 0)
  ) {
    self.domain = domain
    self.isVertical = isVertical
    self.isReversed = isReversed
    self.padding = padding
    if case .categories(let names) = domain {
      indices = Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
    } else {
      indices = [:]
    }
  }

  /// The scale of numbers or dates.
  package var continuous: ContinuousScale? {
    switch domain {
    case .numbers(let scale), .dates(let scale): scale
    case .categories: nil
    }
  }

  /// The names of categories.
  package var categories: [String]? {
    if case .categories(let names) = domain { names } else { nil }
  }

  /// The length of a category's place, as a fraction of the plot.
  package var bandLength: Double? {
    categories.map { room / Double(max($0.count, 1)) }
  }

  private var room: Double { max(0, 1 - padding.start - padding.end) }

  /// The fraction of a value, which is the middle of its place for a category.
  package func fraction(of value: PlotValue) -> Double? {
    switch domain {
    case .categories:
      guard let name = value.category, let index = indices[name] else { return nil }
      return fraction(ofIndex: Double(index) + 0.5)
    case .numbers, .dates:
      return value.coordinate.flatMap { fraction(of: $0) }
    }
  }

  /// The fraction of a number, or of the seconds of a date.
  package func fraction(of coordinate: Double) -> Double? {
    guard let place = continuous?.place(of: coordinate) else { return nil }
    let along = padding.start + place * room
    return isVertical ? 1 - along : along
  }

  /// The places of categories run from the top, as lines of text do.
  private func fraction(ofIndex index: Double) -> Double {
    let place = index / Double(max(indices.count, 1))
    let along = isReversed ? 1 - place : place
    return padding.start + along * room
  }

  /// The value at a fraction of the plot.
  package func value(at fraction: Double) -> PlotValue? {
    guard room > 0 else { return nil }
    switch domain {
    case .categories(let names):
      let place = (fraction - padding.start) / room
      // The end of the axis belongs to the last name.
      guard (0...1).contains(place), !names.isEmpty else { return nil }
      let index = Int(((isReversed ? 1 - place : place) * Double(names.count)).rounded(.down))
      return .category(names[min(index, names.count - 1)])
    case .numbers(let scale): return .number(scale.value(at: along(fraction)))
    case .dates(let scale):
      return .date(Date(timeIntervalSinceReferenceDate: scale.value(at: along(fraction))))
    }
  }

  /// What is linear along the axis at a fraction of the plot: the value, its logarithm or the like; `nil` for
  /// categories.
  func natural(at fraction: Double) -> Double? {
    guard room > 0, let continuous else { return nil }
    return continuous.natural(at: along(fraction))
  }

  private func along(_ fraction: Double) -> Double {
    ((isVertical ? 1 - fraction : fraction) - padding.start) / room
  }
}
