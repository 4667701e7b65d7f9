import Foundation
import RostrumElements
import RostrumViews

extension ChartLayout {
  /// Draws the titles of both axes, and makes room for them.
  mutating func drawTitles() -> [ChartDrawing] {
    var drawings: [ChartDrawing] = []
    if let title = options.xTitle {
      let isAbove = title.position?.y == 0
      let reading = fraction(title.alignment?.horizontal, or: 0)
      let part = isMirrored ? 1 - reading : reading
      let distance = title.distance
      let place = ChartPlace(
        x: part, y: isAbove ? 0 : 1, dy: isAbove ? -insets.top - distance : insets.bottom + distance
      )
      draw(title, at: place, anchor: UnitPoint(x: part, y: isAbove ? 1 : 0), to: &drawings)
      if isAbove { insets.top += title.room } else { insets.bottom += title.room }
    }
    if let title = options.yTitle { drawVertical(title, to: &drawings) }
    return drawings
  }

  /// Draws the title of the vertical axis: above or below the plot, or beside it.
  private mutating func drawVertical(
    _ title: ChartOptions.AxisTitle, to drawings: inout [ChartDrawing]
  ) {
    let isLeft =
      title.position.map { ($0.x == 0) != isMirrored } ?? axes.contains { $0.edge == .leading }
    guard title.position == .leading || title.position == .trailing else {
      let isBelow = title.position?.y == 1
      let place = ChartPlace(
        x: isLeft ? 0 : 1, y: isBelow ? 1 : 0,
        dx: isLeft ? -insets.leading : insets.trailing,
        dy: isBelow ? insets.bottom + title.distance : -insets.top - title.distance)
      let anchor = UnitPoint(x: isLeft ? 0 : 1, y: isBelow ? 0 : 1)
      draw(title, at: place, anchor: anchor, to: &drawings)
      if isBelow { insets.bottom += title.room } else { insets.top += title.room }
      return
    }
    let inset = (isLeft ? insets.leading : insets.trailing) + title.distance
    let part = 1 - fraction(title.alignment?.vertical, or: 0.5)
    let place = ChartPlace(x: isLeft ? 0 : 1, y: 1 - part, dx: isLeft ? -inset : inset)
    if title.view == nil {
      let anchor = UnitPoint(x: part, y: isLeft ? 1 : 0)
      draw(title, .turned, at: place, anchor: anchor, to: &drawings)
    } else {
      // A view isn't turned.
      draw(title, at: place, anchor: UnitPoint(x: isLeft ? 1 : 0, y: 1 - part), to: &drawings)
    }
    if isLeft { insets.leading += title.room } else { insets.trailing += title.room }
  }

  private mutating func draw(
    _ title: ChartOptions.AxisTitle, _ look: ChartDrawing.TextLook = .title, at place: ChartPlace,
    anchor: UnitPoint, to drawings: inout [ChartDrawing]
  ) {
    if let view = title.view {
      pins.append(Pin(place: place, anchor: anchor, content: view))
    } else {
      let words = title.text.resolved(in: context)
      drawings.append(ChartDrawing(.text(words, at: place, anchor: anchor, look)))
    }
  }

  private func fraction(_ alignment: HorizontalAlignment?, or standard: Double) -> Double {
    if alignment == .leading { return 0 }
    if alignment == .center { return 0.5 }
    return alignment == .trailing ? 1 : standard
  }

  private func fraction(_ alignment: VerticalAlignment?, or standard: Double) -> Double {
    if alignment == .top { return 0 }
    if alignment == .center { return 0.5 }
    return alignment == .bottom ? 1 : standard
  }

  /// The meaning of colours, symbols and dashes; `nil` without any, or if the app hides it.
  func legend() -> ChartFigure.Legend? {
    guard options.legend.visibility != .hidden, options.legend.content == nil else { return nil }
    var entries = continuousEntries()
    var known: Set<PlotValue> = []
    for value in colors.domain + symbols.domain + lines.domain where known.insert(value).inserted {
      entries.append(ChartFigure.Legend.Entry(words(for: value), sample(of: value)))
    }
    guard !entries.isEmpty, !isOwnAxis || options.legend.visibility == .visible else { return nil }
    let edge = legendEdge
    return ChartFigure.Legend(
      edge, entries, alignment: legendAlignment(along: edge),
      spacing: options.legend.spacing.map { Double($0) })
  }

  private func legendAlignment(along edge: Edge) -> ChartFigure.Legend.Alignment? {
    guard let alignment = options.legend.alignment else { return nil }
    let part =
      edge == .top || edge == .bottom
      ? fraction(alignment.horizontal, or: 0.5) : fraction(alignment.vertical, or: 0.5)
    return part == 0 ? .start : part == 1 ? .end : .center
  }

  var legendEdge: Edge {
    guard let position = options.legend.position, !position.isAutomatic else { return .bottom }
    if position.y == 0.5 {
      return position.x == 0 ? .leading : position.x == 1 ? .trailing : .bottom
    }
    return position.y == 0 ? .top : .bottom
  }

  /// Whether an axis says already what the colours stand for.
  private var isOwnAxis: Bool {
    guard symbols.isEmpty, lines.isEmpty, colors.continuous == nil else { return false }
    return marks.allSatisfy { mark in
      guard let color = mark.style.colorBy else { return true }
      guard mark.kind == .bar || mark.kind == .point else { return false }
      return [mark.x, mark.y].contains { datum in
        datum?.value == color.value && color.value.kind == .category
      }
    }
  }

  private func sample(of value: PlotValue) -> ChartDrawing {
    let mark = marks.first {
      [$0.style.colorBy, $0.style.symbolBy, $0.style.lineBy].contains { $0?.value == value }
    }
    let paint = colors.look(of: value) ?? mark.map { self.paint(of: $0) } ?? Palette.color(0)
    if let symbol = symbols.look(of: value) {
      let path = symbol.path(area: 64)
      let place = ChartPlace(x: 0.5, y: 0.5)
      return symbol.isLines || symbol.border != nil
        ? ChartDrawing(
          .symbol(path, at: place), stroke: paint,
          line: StrokeStyle(lineWidth: symbol.border ?? 1.8, lineCap: .round))
        : ChartDrawing(.symbol(path, at: place), fill: paint)
    }
    if let line = lines.look(of: value) {
      let path = Path { path in
        path.move(to: CGPoint(x: -0.4, y: 0.5))
        path.addLine(to: CGPoint(x: 1.4, y: 0.5))
      }
      return ChartDrawing(.curve(path), stroke: paint, line: line)
    }
    return ChartDrawing(.dots([CGPoint(x: 0.5, y: 0.5)], diameter: 8), fill: paint)
  }

  /// The colours of some numbers between the least and the greatest.
  private func continuousEntries() -> [ChartFigure.Legend.Entry] {
    guard let bounds = colors.bounds else { return [] }
    let isDate = marks.contains { $0.style.colorBy?.value.kind == .date }
    let scale = ContinuousScale(.linear, bounds)
    let numbers = isDate ? [bounds.lowerBound, bounds.upperBound] : scale.ticks(count: 4)
    return numbers.compactMap { number in
      let value: PlotValue =
        isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
      return colors.look(of: value).map {
        ChartFigure.Legend.Entry(
          words(for: value),
          ChartDrawing(.dots([CGPoint(x: 0.5, y: 0.5)], diameter: 10), fill: $0))
      }
    }
  }
}
