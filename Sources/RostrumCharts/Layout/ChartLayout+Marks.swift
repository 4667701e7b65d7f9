import Foundation
import RostrumElements
import RostrumViews

/// A mark's box as fractions of the plot, with lengths in points where it has no fraction.
struct MarkBox {
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double
  var width: Double?
  var height: Double?
}

/// A part of a mark's drawing, and the layers that it is in, from the inside out.
private struct MarkPart {
  let drawing: ChartDrawing
  let layers: ArraySlice<PlotMark.Layer>
}

extension MarkStyle {
  /// Whether the mark is clipped to a shape in its box.
  fileprivate var isClipped: Bool {
    effects.contains { if case .clip = $0 { true } else { false } }
  }
}

extension ChartLayout {
  /// Draws all marks, from back to front, and finds the places of their annotations.
  mutating func drawMarks() -> [ChartDrawing] {
    var layers: [(zIndex: Double, parts: [MarkPart])] = []
    func add(_ drawings: [ChartDrawing], _ style: MarkStyle) {
      let inner = style.layers[...]
      let parts = drawings.map { MarkPart(drawing: $0, layers: inner) }
      if let last = layers.indices.last, layers[last].zIndex == style.zIndex ?? 0 {
        layers[last].parts.append(contentsOf: parts)
      } else {
        layers.append((style.zIndex ?? 0, parts))
      }
    }
    let series = self.series()
    let window = self.window
    var angle = 0.0
    let total = marks.reduce(0) { sum, mark in
      mark.kind == .sector ? sum + max(0, mark.y?.value.coordinate ?? 0) : sum
    }
    for (index, mark) in marks.enumerated() {
      switch mark.kind {
      case .line, .area:
        guard let line = series[index] else { break }
        let drawings = mark.kind == .line ? drawLine(line.members) : drawArea(line.members)
        add(drawings.map { $0.keyed(by: line.key, mark.style) }, mark.style)
      case .sector:
        let value = max(0, mark.y?.value.coordinate ?? 0)
        let next = total > 0 ? angle + value / total : angle
        if value > 0, value.isFinite {
          add(
            [drawSector(mark, from: angle, to: next).keyed(by: mark.key, mark.style)],
            mark.style)
          pinSector(mark, from: angle, to: next)
        }
        angle = next
      case .bar, .rectangle, .point, .rule:
        guard let box = box(of: index) else { break }
        let isMoving = (window?.axis == .vertical ? values[index].y : values[index].x) != .whole
        add(
          draw(mark, values[index], box).map {
            $0.keyed(by: mark.key, mark.style, isMoving: isMoving)
          },
          mark.style)
      }
      let hasViews = mark.style.symbolView != nil || !mark.style.annotations.isEmpty
      guard mark.kind != .sector, hasViews, let box = box(of: index) else { continue }
      pinSymbol(of: mark, box)
      pin(mark, box, isVertical: values[index].isVertical)
    }
    // The order of layers with one index is that of the data.
    let sorted = layers.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    let hasWindow = xScale?.continuous != nil || window != nil
    return sorted.flatMap { Self.composited($0.element.parts[...]) }.map { drawing in
      var drawing = drawing
      drawing.isMoving = drawing.isMoving && hasWindow
      return drawing
    }
  }

  /// The drawings of marks, in which each layer is a group of its parts.
  ///
  /// - Complexity: O(*n*) in the number of parts, for each layer in another.
  private static func composited(_ parts: ArraySlice<MarkPart>) -> [ChartDrawing] {
    var result: [ChartDrawing] = []
    var rest = parts
    while let first = rest.first {
      let layer = first.layers.last
      let end = rest.firstIndex { $0.layers.last?.id != layer?.id } ?? rest.endIndex
      let run = rest[..<end]
      rest = rest[end...]
      guard let layer else {
        result += joined(run.map(\.drawing))
        continue
      }
      let inner = run.map { MarkPart(drawing: $0.drawing, layers: $0.layers.dropLast()) }
      var group = ChartDrawing(.group(composited(inner[...])), key: ChartKey.of(layer.id, 7))
      group.effects = layer.effects
      group.isMoving = inner.allSatisfy(\.drawing.isMoving)
      result.append(group)
    }
    return result
  }

  /// The parts of a layer; symbols that follow each other and look the same are one part.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  private static func joined(_ drawings: [ChartDrawing]) -> [ChartDrawing] {
    var result: [ChartDrawing] = []
    var points: [CGPoint] = []
    for (index, drawing) in drawings.enumerated() {
      guard case .dots(let own, let diameter) = drawing.outline else {
        result.append(drawing)
        continue
      }
      points += own
      if index + 1 < drawings.count, case .dots(_, diameter) = drawings[index + 1].outline,
        drawings[index + 1].fill == drawing.fill, drawings[index + 1].effects == drawing.effects
      {
        continue
      }
      var all = drawing
      all.outline = .dots(points, diameter: diameter)
      all.key = ChartKey.of(drawing.fill, diameter)
      result.append(all)
      points = []
    }
    return result
  }

  private func draw(_ mark: PlotMark, _ values: MarkValues, _ box: MarkBox) -> [ChartDrawing] {
    let paint = paint(of: mark)
    switch mark.kind {
    case .point:
      guard let symbol = symbol(of: mark) else { return [] }
      let place = ChartPlace(
        x: box.left, y: box.top, dx: mark.style.offset.x, dy: mark.style.offset.y)
      return [draw(symbol, of: mark, at: place, paint)]
    case .rule:
      let path = Path { path in
        path.move(to: CGPoint(x: box.left, y: box.top))
        path.addLine(to: CGPoint(x: box.right, y: box.bottom))
      }
      return [
        ChartDrawing(.curve(path), stroke: paint, line: line(of: mark), opacity: mark.style.opacity)
      ]
    default:
      let rect = CGRect(
        x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
      let moved = CGSize(
        width: mark.style.offset.x - (box.width ?? 0) / 2,
        height: mark.style.offset.y - (box.height ?? 0) / 2)
      let standard = mark.kind == .bar && !values.isStacked ? 2.0 : 0
      let outline = ChartDrawing.Outline.box(
        rect, moved: moved, size: CGSize(width: box.width ?? 0, height: box.height ?? 0),
        radius: mark.style.cornerRadius ?? standard)
      return [ChartDrawing(outline, fill: paint, opacity: mark.style.opacity)]
    }
  }

  /// A symbol at a place.
  func draw(
    _ symbol: ChartSymbol, of mark: PlotMark, at place: ChartPlace, _ paint: PaintStyle
  ) -> ChartDrawing {
    let area = symbolArea(of: mark)
    let isDot =
      symbol.outline == .circle && symbol.border == nil && place.dx == 0 && place.dy == 0
      && mark.style.opacity >= 1 && !mark.style.isClipped
    if isDot {
      let point = CGPoint(x: place.x, y: place.y)
      return ChartDrawing(.dots([point], diameter: area.squareRoot()), fill: paint)
    }
    let path = symbol.path(area: area)
    if symbol.isLines || symbol.border != nil {
      let line = StrokeStyle(lineWidth: symbol.border ?? 1.8, lineCap: .round)
      return ChartDrawing(
        .symbol(path, at: place), stroke: paint, line: line, opacity: mark.style.opacity)
    }
    return ChartDrawing(.symbol(path, at: place), fill: paint, opacity: mark.style.opacity)
  }

  // MARK: Boxes

  /// The box of a mark; `nil` for a mark without a place.
  func box(of index: Int) -> MarkBox? {
    let mark = marks[index]
    let value = values[index]
    guard
      var x = span(
        of: index, value.x, xScale, mark.x, mark.style.width, isAcross: value.isVertical),
      var y = span(
        of: index, value.y, yScale, mark.y, mark.style.height, isAcross: !value.isVertical)
    else { return nil }
    x.from += mark.style.startOffset.x / nominal.width
    x.to += mark.style.endOffset.x / nominal.width
    y.from += mark.style.startOffset.y / nominal.height
    y.to += mark.style.endOffset.y / nominal.height
    return MarkBox(
      left: min(x.from, x.to), right: max(x.from, x.to), top: min(y.from, y.to),
      bottom: max(y.from, y.to), width: x.points, height: y.points)
  }

  /// The extent of a mark along an axis; a bar is across it where it is as wide as its place allows.
  private func span(
    of index: Int, _ extent: MarkValues.Extent, _ scale: AxisScale?, _ datum: PlotDatum?,
    _ dimension: MarkDimension, isAcross: Bool
  ) -> (from: Double, to: Double, points: Double?)? {
    let mark = marks[index]
    switch extent {
    case .missing: return nil
    case .whole: return (0, 1, nil)
    case .interval(let from, let to):
      guard let scale else { return nil }
      let isLog = scale.continuous?.curve == .log
      let base = isLog && from <= 0 ? scale.continuous?.lower ?? from : from
      guard let first = scale.fraction(of: base), let last = scale.fraction(of: to) else {
        return nil
      }
      let hasEnd = (scale.isVertical ? mark.yEnd : mark.xEnd) != nil
      guard datum?.bin != nil, mark.kind != .rule || !hasEnd else { return (first, last, nil) }
      if mark.kind == .point || mark.kind == .rule {
        let middle = (first + last) / 2
        return (middle, middle, nil)
      }
      return within(first, last, dimension, mark, scale)
    case .value(let value):
      guard let scale, let middle = scale.fraction(of: value) else { return nil }
      let fills = mark.kind == .rectangle || mark.kind == .bar && isAcross
      guard fills else {
        if mark.kind == .bar {
          let zero = scale.continuous.flatMap {
            scale.fraction(of: max($0.lower, min($0.upper, 0)))
          }
          return (zero ?? 0, middle, nil)
        }
        return (middle, middle, nil)
      }
      var length = scale.bandLength ?? 0
      if let step = scale.isVertical ? yStep : xStep, let coordinate = value.coordinate,
        scale.bandLength == nil,
        let next = scale.fraction(of: coordinate + step)
      {
        length = abs(next - middle)
      }
      return within(middle - length / 2, middle + length / 2, dimension, mark, scale)
    }
  }

  /// The part of a place that a bar takes, beside others that share the place.
  private func within(
    _ first: Double, _ last: Double, _ dimension: MarkDimension, _ mark: PlotMark,
    _ scale: AxisScale
  ) -> (from: Double, to: Double, points: Double?) {
    let nominalLength = scale.isVertical ? nominal.height : nominal.width
    var (from, to) = (min(first, last), max(first, last))
    // Heat maps have no gaps, bars do.
    let standard = mark.kind == .rectangle ? 1 : scale.bandLength == nil ? 0.86 : 0.72
    if let position = mark.style.positionBy,
      let index = positions.firstIndex(of: position.datum.value)
    {
      let room =
        (to - from)
        * position.span.part(
          of: (to - from) * nominalLength, automatic: mark.kind == .rectangle ? 1 : 0.8)
      let part = room / Double(positions.count)
      let start = (from + to) / 2 - room / 2 + part * Double(index)
      (from, to) = (start, start + part)
      if dimension == .automatic { return inset(from, to, by: part * 0.05) }
    }
    if let points = dimension.points {
      let middle = (from + to) / 2
      return (middle, middle, points)
    }
    let part = dimension.part(of: (to - from) * nominalLength, automatic: standard)
    return inset(from, to, by: (to - from) * (1 - part) / 2)
  }

  private func inset(
    _ from: Double, _ to: Double, by length: Double
  ) -> (from: Double, to: Double, points: Double?) {
    (from + length, to - length, nil)
  }
}

extension ChartDrawing {
  /// The part with the key and the effects of its mark or series.
  fileprivate func keyed(
    by key: some Hashable, _ style: MarkStyle, isMoving: Bool = true
  ) -> ChartDrawing {
    var drawing = self
    drawing.effects = style.effects
    if case .sector = outline {} else { drawing.isMoving = isMoving }
    drawing.key = drawing.key ?? ChartKey.of(key, 0)
    return drawing
  }
}
