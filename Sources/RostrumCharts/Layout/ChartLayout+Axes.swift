import Foundation
import RostrumElements
import RostrumGraph
import RostrumViews

extension ChartLayout {
  /// Draws the lines and labels of both axes, and makes room for the labels.
  mutating func drawAxes() -> [ChartDrawing] {
    // Marks at the ends of the plot need a little room.
    insets = EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0)
    var drawings: [ChartDrawing] = []
    if let yScale { drawings += draw(options.yAxis, yScale) }
    if let xScale { drawings += draw(options.xAxis, xScale) }
    axes.sort { $0.edge.isHorizontalAxis && !$1.edge.isHorizontalAxis }
    return drawings
  }

  private mutating func draw(
    _ option: ChartOptions.AxisOption, _ scale: AxisScale
  ) -> [ChartDrawing] {
    let specifications: [AxisSpecification]
    switch option {
    case .hidden: return []
    case .automatic: specifications = [AxisSpecification()]
    case .content(let parts): specifications = parts
    }
    let isNormalized =
      marks.contains { $0.style.stacking == .normalized }
      && scale.isVertical == values.first?.isVertical
    var drawings: [ChartDrawing] = []
    for specification in specifications {
      var axis = AxisDrawing(
        edge: edge(specification.position, scale), scale: scale, scrolls: window?.axis,
        isMirrored: isMirrored, isInset: specification.preset == .inset)
      let ticks = ticks(specification, scale, isNormalized: isNormalized)
      for (index, tick) in ticks.ticks.enumerated() {
        let value = AxisValue(value: tick.value, index: index, count: ticks.ticks.count)
        let parts = specification.content?(value) ?? standardParts(specification, ticks, scale)
        for part in parts { add(part, at: tick, ticks, specification, to: &axis) }
      }
      finish(&axis)
      drawings += axis.drawings
    }
    return drawings
  }

  /// Where an axis is; leading is left.
  private func edge(_ position: AxisMarkPosition, _ scale: AxisScale) -> Edge {
    let edge = readingEdge(position, scale)
    guard isMirrored, scale.isVertical else { return edge }
    return edge == .leading ? .trailing : .leading
  }

  /// Where an axis is for a reader from left to right.
  private func readingEdge(_ position: AxisMarkPosition, _ scale: AxisScale) -> Edge {
    switch position.kind {
    case .leading: scale.isVertical ? .leading : .bottom
    case .trailing: scale.isVertical ? .trailing : .bottom
    case .top: scale.isVertical ? .trailing : .top
    case .bottom: scale.isVertical ? .trailing : .bottom
    // Names are read before what they name, numbers after it.
    case .automatic: !scale.isVertical ? .bottom : scale.categories == nil ? .trailing : .leading
    }
  }

  /// What an axis has at its values unless the app says otherwise.
  private func standardParts(
    _ specification: AxisSpecification, _ ticks: AxisTicks, _ scale: AxisScale
  ) -> [AxisPart] {
    let label = AxisPart(
      .label(specification.format.map { .format($0) } ?? .automatic, anchor: nil))
    if scale.categories != nil { return [label] }
    let line = AxisPart(.gridLine(specification.stroke))
    if scale.isVertical { return [line, label] }
    let tick = AxisPart(
      .tick(specification.stroke, length: ticks.unit == nil ? .automatic : .label))
    return isCentered(ticks, scale) ? [label] : [line, tick, label]
  }

  /// Whether labels stand in the middle of their units, which bars have the width of.
  func isCentered(_ ticks: AxisTicks, _ scale: AxisScale) -> Bool {
    guard let unit = ticks.unit, unit.count == 1 else { return false }
    return marks.contains { mark in
      (scale.isVertical ? mark.y : mark.x)?.unit == unit.component
        && [.bar, .rectangle].contains(mark.kind)
    }
  }

  private func add(
    _ part: AxisPart, at tick: AxisTicks.Tick, _ ticks: AxisTicks,
    _ specification: AxisSpecification, to axis: inout AxisDrawing
  ) {
    guard let start = axis.scale.fraction(of: tick.value) else { return }
    let end = tick.end.flatMap { axis.scale.fraction(of: $0) }
    let isMiddle = part.isCentered ?? isCentered(ticks, axis.scale)
    var fraction = isMiddle ? end.map { (start + $0) / 2 } ?? start : start
    if let length = axis.scale.bandLength, part.isCentered == false { fraction -= length / 2 }
    guard fraction > -0.005, fraction < 1.005 else { return }
    switch part.kind {
    case .gridLine(let stroke):
      axis.addLine(
        at: fraction, part.paint ?? .separator, stroke ?? specification.stroke ?? StrokeStyle())
    case .tick(let stroke, let length):
      axis.addTick(at: fraction, of: tick.value, part, stroke, length.points)
    case .label(let label, var anchor, let isAlwaysShown):
      if specification.preset == .aligned { anchor = anchor ?? axis.alignedAnchor(at: fraction) }
      // Dates name what begins at their line, so their labels stand after it.
      let isBeside =
        ticks.unit != nil && !isMiddle && !axis.scale.isVertical && part.isCentered == nil
        && part.orientation.turn == nil
      switch label {
      case .view(let view):
        axis.views.append((fraction, view, anchor))
      case .automatic, .text, .format:
        let text: String
        switch label {
        case .text(let own): text = own.resolved(in: context)
        case .format(let format): text = format(tick.value, context) ?? tick.words
        default: text = specification.format?(tick.value, context) ?? tick.words
        }
        axis.labels.append(
          AxisDrawing.Label(
            value: tick.value, text: text, fraction: fraction, isBeside: isBeside, anchor: anchor,
            paint: part.paint, offset: axis.offset(of: part), font: part.font,
            isAlwaysShown: isAlwaysShown, spacing: axis.spacing(of: part),
            turn: part.orientation.turn))
      }
    }
  }

  /// Leaves out labels that would touch others, and makes room for the rest.
  private mutating func finish(_ axis: inout AxisDrawing) {
    let isVertical = axis.scale.isVertical
    axis.spread(over: isVertical ? nominal.height : nominal.width)
    let labels = axis.shownLabels
    let title = isVertical ? options.yTitle : options.xTitle
    axes.append(
      ChartFigure.Axis(
        axis.edge, title: title?.text.resolved(in: context), labels: labels.map(\.text)))
    let hasViews = !axis.views.isEmpty
    if !axis.isInset, !labels.isEmpty || hasViews {
      let width = labels.map { $0.width + max(0, $0.spacing) }.max() ?? 32
      let height = labels.map { $0.height + 8 * $0.scale + max(0, $0.spacing) }.max() ?? 20
      switch axis.edge {
      case .leading: insets.leading = max(insets.leading, width + 8)
      case .trailing: insets.trailing = max(insets.trailing, width + 8)
      case .top: insets.top = max(insets.top, height)
      case .bottom: insets.bottom = max(insets.bottom, height)
      }
      if isVertical {
        insets.top = max(insets.top, 7)
        insets.bottom = max(insets.bottom, 7)
      } else {
        // A label around a value at an end of the plot reaches beyond it.
        let (before, after) = axis.overhang(nominal.width)
        insets.leading = max(insets.leading, before)
        insets.trailing = max(insets.trailing, after)
      }
    }
    if isVertical {
      axis.thin(before: insets.top, after: insets.bottom)
    } else {
      axis.thin(before: insets.leading, after: insets.trailing)
    }
    axis.drawLabels()
    for (fraction, view, anchor) in axis.views {
      let (place, own) = axis.place(at: fraction, isBeside: false)
      pins.append(Pin(place: place, anchor: anchor ?? own, content: view))
    }
  }
}

extension Edge {
  /// Whether an axis at the edge has the horizontal values.
  fileprivate var isHorizontalAxis: Bool { self == .top || self == .bottom }
}
