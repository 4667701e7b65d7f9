import Foundation
import RostrumElements
import RostrumViews

/// The looks that values stand for.
struct StyleEncoding<Look> {
  /// The values in the order of the legend.
  private(set) var domain: [PlotValue] = []
  private var looks: [PlotValue: Look] = [:]
  /// The look of a number between the least and the greatest; `nil` for names.
  private(set) var continuous: ((Double) -> Look)?
  private(set) var bounds: ClosedRange<Double>?

  init() {}

  /// Creates looks for names.
  init(
    _ data: [PlotValue], _ scale: ChartOptions.StyleScale<Look>, _ standard: (Int) -> Look
  ) {
    var known: Set<PlotValue> = []
    for value in (scale.domain ?? []) + data where known.insert(value).inserted {
      let index = domain.count
      domain.append(value)
      if let look = scale.mapping?(value) {
        looks[value] = look
      } else if let range = scale.range, !range.isEmpty {
        looks[value] = range[index % range.count]
      } else {
        looks[value] = standard(index)
      }
    }
  }

  /// Creates looks for a range of numbers.
  init(
    _ bounds: ClosedRange<Double>, _ curve: ContinuousScale.Curve = .linear,
    _ look: @escaping (Double) -> Look
  ) {
    self.bounds = bounds
    let scale = ContinuousScale(curve, bounds)
    continuous = { number in
      let hasLength = bounds.upperBound > bounds.lowerBound
      let part = hasLength ? scale.place(of: number) ?? 0 : 1
      return look(max(0, min(1, part)))
    }
  }

  /// The look of a value.
  func look(of value: PlotValue) -> Look? {
    if let continuous, let number = value.coordinate { return continuous(number) }
    return looks[value]
  }

  var isEmpty: Bool { domain.isEmpty && continuous == nil }
}

extension ChartLayout {
  /// Finds the colours, symbols, dashes and positions that values stand for.
  mutating func resolveStyles() {
    let values = marks.compactMap(\.style.colorBy?.value)
    let numbers = values.filter { $0.kind != .category }.compactMap(\.coordinate)
    let type = options.colors.type
    if !numbers.isEmpty, numbers.count == values.count, options.colors.mapping == nil,
      type != .category
    {
      var all = numbers
      all += options.colors.domain?.compactMap(\.coordinate) ?? []
      let range = options.colors.range.flatMap { $0.count > 1 ? $0 : nil } ?? Palette.ramp
      let bounds =
        options.colors.domain.map { $0.compactMap(\.coordinate) }.flatMap { domain in
          domain.min().flatMap { least in domain.max().map { least...$0 } }
        } ?? (all.min() ?? 0)...(all.max() ?? 1)
      colors = StyleEncoding(bounds, type?.curve ?? .linear) { part in
        let place = part * Double(range.count - 1)
        let index = min(Int(place), range.count - 2)
        return range[index].mixed(with: range[index + 1], place - Double(index))
      }
    } else {
      colors = StyleEncoding(values, options.colors) { Palette.color($0) }
    }
    symbols = StyleEncoding(marks.compactMap(\.style.symbolBy?.value), options.symbols) {
      ChartSymbol.cycle[$0 % ChartSymbol.cycle.count]
    }
    lines = StyleEncoding(marks.compactMap(\.style.lineBy?.value), options.lines) { index in
      let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]
      return StrokeStyle(lineWidth: 2, lineCap: .butt, dash: dashes[index % dashes.count])
    }
    let sizes = marks.compactMap { $0.style.sizeBy?.value.coordinate }
    let own = options.sizes.domain?.compactMap(\.coordinate) ?? []
    if let least = own.min() ?? sizes.min(), let greatest = own.max() ?? sizes.max() {
      sizeBounds = least...greatest
    }
    sizeNames = StyleEncoding(
      marks.compactMap(\.style.sizeBy?.value).filter { $0.kind == .category },
      ChartOptions.StyleScale(domain: options.sizes.domain, range: options.sizes.sizes)
    ) { ChartSymbol.areas[$0 % ChartSymbol.areas.count] }
    var known: Set<PlotValue> = []
    positions = marks.compactMap(\.style.positionBy?.datum.value).filter {
      known.insert($0).inserted
    }
  }

  /// The paint of a mark.
  func paint(of mark: PlotMark) -> PaintStyle {
    if let paint = mark.style.paint { return paint }
    if let value = mark.style.colorBy?.value, let paint = colors.look(of: value) { return paint }
    return Palette.color(0)
  }

  /// The symbol of a mark; `nil` for none.
  func symbol(of mark: PlotMark) -> ChartSymbol? {
    guard mark.style.symbolView == nil else { return nil }
    return mark.style.symbol ?? mark.style.symbolBy.flatMap { symbols.look(of: $0.value) }
      ?? (mark.kind == .point ? ChartSymbol(outline: .circle) : nil)
  }

  /// The line of a mark.
  func line(of mark: PlotMark) -> StrokeStyle {
    mark.style.line ?? mark.style.lineBy.flatMap { lines.look(of: $0.value) }
      ?? StrokeStyle(
        lineWidth: mark.kind == .rule ? 1 : 2, lineCap: mark.kind == .rule ? .butt : .round)
  }

  /// The area of a mark's symbol, in square points.
  func symbolArea(of mark: PlotMark) -> Double {
    if let size = mark.style.symbolSize { return size }
    let standard: Double = mark.kind == .point ? 44 : 36
    guard let datum = mark.style.sizeBy?.value else { return standard }
    if let mapping = options.sizes.mapping { return mapping(datum) ?? standard }
    guard let value = datum.coordinate else { return sizeNames.look(of: datum) ?? standard }
    let own = options.sizes.sizes
    let sizes =
      options.sizes.range ?? own.flatMap { own in
        own.min().flatMap { least in own.max().map { least...$0 } }
      } ?? 16...400
    guard let bounds = sizeBounds, bounds.upperBound > bounds.lowerBound else {
      return sizes.upperBound / 2
    }
    let scale = ContinuousScale(options.sizes.type?.curve ?? .linear, bounds)
    let part = max(0, min(1, scale.place(of: value) ?? 0))
    return sizes.lowerBound + part * (sizes.upperBound - sizes.lowerBound)
  }
}
