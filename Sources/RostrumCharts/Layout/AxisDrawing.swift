import Foundation
import RostrumElements
import RostrumGraph

/// The lines and labels of an axis while they are collected.
struct AxisDrawing {
  /// The label of a value.
  struct Label {
    let value: PlotValue
    let text: String
    let fraction: Double
    /// Whether the label begins at its value, rather than being centred there.
    let isBeside: Bool
    let anchor: UnitPoint?
    let paint: PaintStyle?
    let offset: PlotMark.MarkOffset
    let font: Font?
    let isAlwaysShown: Bool
    /// The distance from the axis in addition to the usual one.
    let spacing: Double

    /// The direction of the words.
    let turn: AxisValueLabelOrientation.Turn?
    /// The length of the plot along the axis, in points, below which the label is left out.
    var leastLength = 0.0

    /// The length of the words in points, as far as it is known.
    private var length: Double { estimatedWidth(of: text) * scale }

    /// The width in points.
    var width: Double { turn == nil ? length : 12 * scale }

    /// The height in points.
    var height: Double { turn == nil ? 12 * scale : length }

    /// How much larger than usual the letters are.
    var scale: Double { (font?.estimatedSize ?? 11) / 11 }
  }

  let edge: Edge
  let scale: AxisScale
  /// Whether labels are within the plot.
  let isInset: Bool
  var drawings: [ChartDrawing] = []
  var labels: [Label] = []
  var views: [(fraction: Double, view: AnyView, anchor: UnitPoint?)] = []
  /// The labels that don't touch each other.
  var shownLabels: [Label] = []

  /// The axis along which the plot scrolls.
  private let scrolls: RostrumElements.Axis?
  /// Whether values are from right to left.
  private let isMirrored: Bool

  init(
    edge: Edge, scale: AxisScale, scrolls: RostrumElements.Axis?, isMirrored: Bool,
    isInset: Bool = false
  ) {
    self.isInset = isInset
    self.edge = edge
    self.scale = scale
    self.scrolls = scrolls
    self.isMirrored = isMirrored
  }

  /// Adds a line through the plot; lines that look the same are one path.
  mutating func addLine(at fraction: Double, _ paint: PaintStyle, _ stroke: StrokeStyle) {
    var path = Path()
    let index = drawings.firstIndex {
      if case .curve = $0.outline { $0.stroke == paint && $0.line == stroke } else { false }
    }
    let count = drawings.count
    if let index, case .curve(let former) = drawings[index].outline { path = former }
    if scale.isVertical {
      path.move(to: CGPoint(x: 0, y: fraction))
      path.addLine(to: CGPoint(x: 1, y: fraction))
    } else {
      path.move(to: CGPoint(x: fraction, y: 0))
      path.addLine(to: CGPoint(x: fraction, y: 1))
    }
    if let index {
      drawings[index].outline = .curve(path)
    } else {
      append(ChartDrawing(.curve(path), stroke: paint, line: stroke), "line", count)
    }
  }

  /// Adds a part, which has the key of its value or number.
  private mutating func append(_ drawing: ChartDrawing, _ kind: String, _ value: some Hashable) {
    var drawing = drawing
    var hasher = Hasher()
    hasher.combine(edge)
    hasher.combine(kind)
    hasher.combine(value)
    drawing.key = hasher.finalize()
    drawing.isMoving =
      scrolls == .vertical
      ? scale.isVertical
      : !scale.isVertical && (scrolls == .horizontal || scale.continuous != nil)
    drawings.append(drawing)
  }

  /// Adds a short line outside of the plot.
  mutating func addTick(
    at fraction: Double, of value: PlotValue, _ part: AxisPart, _ stroke: StrokeStyle?,
    _ length: Double
  ) {
    let width = Double(stroke?.lineWidth ?? 1)
    let isTopOrLeft = edge == .top || edge == .leading
    let start = isTopOrLeft ? -length : 0
    let outline: ChartDrawing.Outline =
      scale.isVertical
      ? .box(
        CGRect(x: edge == .leading ? 0 : 1, y: fraction, width: 0, height: 0),
        moved: CGSize(width: start + part.offset.x, height: -width / 2 + part.offset.y),
        size: CGSize(width: length, height: width))
      : .box(
        CGRect(x: fraction, y: edge == .top ? 0 : 1, width: 0, height: 0),
        moved: CGSize(width: -width / 2 + part.offset.x, height: start + part.offset.y),
        size: CGSize(width: width, height: length))
    append(ChartDrawing(outline, fill: part.paint ?? .separator), "tick", value)
  }

  /// Keeps the labels that have room beside each other, as far apart as names need.
  mutating func spread(over length: Double) {
    let sorted = labels.indices.sorted { labels[$0].fraction < labels[$1].fraction }
    let extents = labels.map { extent(of: $0, length) }
    var shown: Set<Int> = []
    if scale.categories != nil {
      // Names are left out at equal distances, so that those in between are easily counted.
      for step in 1...max(sorted.count, 1) {
        let kept = stride(from: 0, to: sorted.count, by: step).map { sorted[$0] }
        let isFree = zip(kept, kept.dropFirst()).allSatisfy { extents[$0].to <= extents[$1].from }
        shown = Set(kept)
        if isFree { break }
      }
    } else {
      var end = -Double.infinity
      for index in sorted {
        // A label beside the last line would be outside of the chart.
        guard extents[index].from >= end,
          !labels[index].isBeside
            || (isMirrored
              ? extents[index].from >= -Self.roomBeside
              : extents[index].to - 4 <= length + Self.roomBeside)
        else { continue }
        shown.insert(index)
        end = extents[index].to
      }
    }
    shownLabels = labels.indices.filter { shown.contains($0) || labels[$0].isAlwaysShown }
      .map { labels[$0] }
  }

  /// How far labels reach beyond both ends of the plot, in points.
  ///
  /// In eighths of a usual label, so that the plot keeps its place while its window moves by less.
  func overhang(_ length: Double) -> (before: Double, after: Double) {
    // Names are as far from the ends as the plot is long, which may be less than expected.
    let length = scale.continuous == nil ? min(length, Self.narrow) : length
    let extents = shownLabels.map { extent(of: $0, length) }
    let before = extents.map { -$0.from }.max() ?? 0
    let after = extents.map { $0.to - 4 - length }.max() ?? 0
    guard scale.continuous != nil else { return (max(0, before), max(0, after)) }
    // Labels that move across an end reach beyond it by up to their half.
    let half = shownLabels.map { $0.width / 2 }.max() ?? 0
    let isBeside = shownLabels.contains { $0.isBeside }
    let least = isBeside ? 12 : half
    return (
      before > 0 ? max(before, isMirrored ? least : half) : 0,
      after > 0 ? max(after, isMirrored ? half : least) : 0
    )
  }

  /// The point of a label beside its value that is there: the left end, or the right one.
  var start: Double { isMirrored ? 1 : 0 }

  /// How far a label beside the last line may reach beyond the plot, in points: the labels of the other axis follow.
  static let roomBeside = 6.0
  /// The length of a plot on a small screen, in points.
  private static let narrow = 200.0

  /// Where a label begins and ends, in points.
  private func extent(of label: Label, _ length: Double) -> (from: Double, to: Double) {
    let middle = label.fraction * length
    if scale.isVertical { return (middle - label.height / 2, middle + label.height / 2) }
    let width = label.width
    let anchor = label.anchor.map { Double($0.x) } ?? (label.isBeside ? start : 0.5)
    return (middle - width * anchor, middle + width * (1 - anchor) + 4)
  }

  /// The place of a label, and which point of it is there.
  func place(at fraction: Double, isBeside: Bool) -> (ChartPlace, UnitPoint) {
    let (place, anchor) = outerPlace(at: fraction, isBeside: isBeside)
    guard isInset else { return (place, anchor) }
    // The same distance on the other side of the edge.
    return scale.isVertical
      ? (
        ChartPlace(x: place.x, y: place.y, dx: -place.dx, dy: place.dy),
        UnitPoint(x: 1 - anchor.x, y: anchor.y)
      )
      : (
        ChartPlace(x: place.x, y: place.y, dx: place.dx, dy: -place.dy),
        UnitPoint(x: anchor.x, y: 1 - anchor.y)
      )
  }

  private func outerPlace(at fraction: Double, isBeside: Bool) -> (ChartPlace, UnitPoint) {
    switch edge {
    case .leading: (ChartPlace(x: 0, y: fraction, dx: -7), UnitPoint(x: 1, y: 0.5))
    case .trailing: (ChartPlace(x: 1, y: fraction, dx: 7), UnitPoint(x: 0, y: 0.5))
    case .top:
      (
        ChartPlace(x: fraction, y: 0, dx: isBeside ? 4 - 8 * start : 0, dy: -5),
        UnitPoint(x: isBeside ? start : 0.5, y: 1)
      )
    case .bottom:
      (
        ChartPlace(
          x: fraction, y: 1, dx: isBeside ? 4 - 8 * start : 0, dy: isBeside ? 4 : 6),
        UnitPoint(x: isBeside ? start : 0.5, y: 0)
      )
    }
  }

  mutating func drawLabels() {
    for label in shownLabels {
      var (place, anchor) = place(at: label.fraction, isBeside: label.isBeside)
      place.dx += label.offset.x
      place.dy += label.offset.y
      let point = label.anchor ?? anchor
      let outline: ChartDrawing.Outline =
        switch label.turn {
        case nil: .text(label.text, at: place, anchor: point)
        // The point of the words that is at the point of the box.
        case .downward:
          .text(label.text, at: place, anchor: UnitPoint(x: point.y, y: 1 - point.x), .downward)
        case .upward:
          .text(label.text, at: place, anchor: UnitPoint(x: 1 - point.y, y: point.x), .upward)
        }
      var drawing = ChartDrawing(outline, fill: label.paint)
      drawing.font = label.font
      if !label.isAlwaysShown {
        let length = label.leastLength
        drawing.leastPlot =
          scale.isVertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
      }
      append(drawing, "label", label.value)
    }
  }

  /// The point of a label at an end of the plot that keeps the label within it; `nil` for other labels.
  func alignedAnchor(at fraction: Double) -> UnitPoint? {
    guard fraction < 0.005 || fraction > 0.995 else { return nil }
    let (_, own) = place(at: fraction, isBeside: false)
    let end = fraction < 0.5 ? 0.0 : 1
    return scale.isVertical ? UnitPoint(x: own.x, y: end) : UnitPoint(x: end, y: own.y)
  }

  /// The distance of a label from the axis in addition to the usual one.
  func spacing(of part: AxisPart) -> Double {
    Double(scale.isVertical ? part.spacing.width : part.spacing.height)
  }

  /// The offset of a label, whose spacing is away from the axis.
  func offset(of part: AxisPart) -> PlotMark.MarkOffset {
    let spacing = spacing(of: part)
    var offset = part.offset
    let isTowardStart = (edge == .leading || edge == .top) != isInset
    let sign: Double = isTowardStart ? -1 : 1
    if scale.isVertical {
      offset.x += sign * spacing
    } else {
      offset.y += sign * spacing
    }
    return offset
  }
}

extension Font {
  /// The size of the letters in points, without the reader's setting.
  fileprivate var estimatedSize: Double {
    let size: Double =
      switch base {
      case .size(let size), .custom(_, let size): size
      case .style(let style): style.pointSize
      }
    return size * scale
  }
}
