import Foundation
import RostrumElements

/// The look of a part of a chart, which only pages with a chart need.
struct ChartPartAtom: StyleAtom {
  enum Name: String, CaseIterable {
    case chartColumn, chartRow, chartCanvas, chartTitle
    case chartLegend, chartLegendBeside, chartLegendCenter, chartLegendEnd, chartEntry, chartSample
    case chartValues, drawing
    case chartBackground, chartOverlay, chartSelectable, chartNearest, chartScroll, chartForced
    case chartMarks
    case markCircle, markEllipse
    case chartSnapX, chartSnapY, chartStops, chartStopsLeft, chartStopsUp, chartStopsDown
    case chartStop, chartStopEnd, chartLimit
  }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .chartColumn:
      "position:relative;display:flex;flex-direction:column;gap:8px;break-inside:avoid"
    case .chartRow: "position:relative;display:flex;gap:12px;break-inside:avoid"
    // Changes move.
    case .chartCanvas:
      "position:absolute;inset:0;inline-size:100%;block-size:100%;"
        + "font:var(--r-font-caption2);font-variant-numeric:tabular-nums;fill:var(--r-secondary);"
        + Self.lines
        + "@media (prefers-reduced-motion:no-preference){& rect{transition:x .3s,y .3s,"
        + "width .3s,height .3s}& path{transition:d .3s,transform .3s}& svg{transition:x .3s,y .3s,width .3s}}"
    case .chartForced: "@media (forced-colors:active){\(Self.forced)}"
    // A drawing has the box of the canvas, whose points are its own.
    case .drawing: "inline-size:100%;block-size:100%;overflow:hidden;pointer-events:none"
    case .chartTitle: "font:var(--r-font-caption)"
    case .chartLegend:
      "display:flex;flex-wrap:wrap;gap:2px 14px;font:var(--r-font-caption);color:var(--r-secondary)"
    case .chartLegendBeside:
      "display:flex;flex-direction:column;gap:4px;font:var(--r-font-caption);color:var(--r-secondary)"
    case .chartLegendCenter: "justify-content:center"
    case .chartLegendEnd: "justify-content:flex-end"
    case .chartEntry: "display:inline-flex;align-items:center;gap:6px"
    case .chartSample: "flex:none;" + Self.lines
    case .chartBackground: "position:absolute;inset:0;z-index:-1"
    case .chartOverlay: "position:absolute;inset:0"
    // A finger moves along the plot, and scrolls the page across it.
    case .chartSelectable: "touch-action:pan-y;user-select:none;cursor:crosshair"
    // A line at the mark that is nearest to the pointer, behind the marks, and its values.
    case .chartNearest:
      "&[data-nearest]{&::before,&::after{position:absolute;pointer-events:none}"
        + "&::after{content:'';z-index:-1;inset-block:0;left:var(--r-at);border-left:1px solid var(--r-secondary)}"
        + "&::before{content:attr(data-nearest);z-index:1;top:0;left:var(--r-at);"
        + "translate:calc(-1*var(--r-at)) 0;padding:2px 7px;border-radius:6px;white-space:nowrap;"
        + "font:var(--r-font-caption);color:CanvasText;background:var(--r-card);"
        + "box-shadow:0 0 0 1px var(--r-separator)}"
        + "&[data-axis^=y]{&::after{inset:var(--r-at) 0 auto;border-left:0;border-top:1px solid var(--r-secondary)}"
        + "&::before{top:var(--r-at);left:0;translate:0 calc(-1*var(--r-at))}}"
        + "&[data-axis^=a]::after,&[data-nearest='']::before{content:none}}"
    // A ring around the mark that the user has reached by keys, for which focus in the plot is enough.
    case .chartMarks:
      "position:absolute;inset:0;pointer-events:none;container-type:size;"
        + "[aria-hidden=true] &{visibility:hidden}&[data-ring]{outline:none}"
        + "&[data-ring]\(Self.reached){content:'';position:absolute;"
        + "left:var(--r-x);top:var(--r-y);width:calc(var(--r-w) + 12px);height:calc(var(--r-h) + 12px);"
        + "translate:-50% -50%;border-radius:6px;outline:3px solid var(--r-accent);"
        + "box-shadow:inset 0 0 0 2px var(--r-card),0 0 0 5px var(--r-card)}"
        + "@media (forced-colors:active){&[data-ring]\(Self.reached){outline-color:Highlight}}"
    // The labels below a plot scroll with it.
    case .chartScroll:
      "position:absolute;inset:-8px 0 -44px;padding:8px 0 44px;overflow:auto hidden;"
        + "scrollbar-width:thin;overscroll-behavior-x:contain"
    case .chartValues:
      "position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);"
        + "white-space:nowrap"
    case .markCircle: "clip-path:circle(closest-side)"
    case .markEllipse: "clip-path:ellipse(50% 50%)"
    case .chartSnapX: "scroll-snap-type:x mandatory"
    case .chartSnapY: "scroll-snap-type:y mandatory;scroll-padding:8px 0 6px"
    // The parts between the places at which a plot rests.
    case .chartStops: Self.stops + "row"
    case .chartStopsLeft: Self.stops + "row-reverse"
    case .chartStopsUp: Self.stops + "column-reverse"
    case .chartStopsDown: Self.stops + "column"
    case .chartStop: "scroll-snap-align:start"
    case .chartStopEnd: "scroll-snap-align:end"
    case .chartLimit: "scroll-snap-stop:always"
    }
  }

  private static let reached = ":is(:focus-visible,:focus-visible *)::after"

  private static let stops =
    "position:absolute;inset:0;z-index:-1;visibility:hidden;display:flex;flex-direction:"

  /// The looks where the reader's system forces its few colors on pages: each color is that of two series,
  /// which are full and hollow, or lines and dashes.
  private static let forced: String = {
    let system = ["CanvasText", "Highlight", "GrayText", "LinkText"]
    let rules = SeriesColors.all.enumerated().map { index, color in
      let (css, forced) = (AtomColor(color).css, system[index / 2 % system.count])
      let isSecond = !index.isMultiple(of: 2)
      let fill = isSecond ? "Canvas;stroke:\(forced);stroke-width:2" : forced
      // The dot of a legend, which a stroke draws, becomes a ring.
      let dot = "[d$=h0][stroke=\"\(css)\"]"
      let ring =
        "&[width]:has(\(dot)){border-radius:50%;outline:2px solid \(forced);outline-offset:-2px}"
        + "&[width] \(dot){stroke:Canvas;stroke-dasharray:none}"
      return "& [fill=\"\(css)\"]{fill:\(fill)}& [stroke=\"\(css)\"]"
        + "{stroke:\(forced)\(isSecond ? ";stroke-dasharray:6 4" : "")}" + (isSecond ? ring : "")
    }
    return "fill:CanvasText;--r-separator:GrayText;--r-secondary:CanvasText;"
      + "--r-tertiary:GrayText;--r-quaternary:GrayText;" + rules.joined()
  }()

  /// Lines keep their width, and aren't cut off at the edges.
  private static let lines =
    "stroke-linejoin:round;&,& svg{overflow:visible}& path{vector-effect:non-scaling-stroke}"

  var atom: Atom { .chartPart(self) }
}

/// The room of a chart's plot among the labels of its axes, whose height depends on the chart alone
/// where that has one.
struct PlotAtom: StyleAtom {
  enum Name: String, CaseIterable { case plot }
  var name = Name.plot
  var operand: AtomEdges

  var declarations: String {
    "position:relative;isolation:isolate;container-type:size;flex:1 1 120px;min-inline-size:0;min-block-size:0;"
      + "margin:\(operand.top.inText) \(operand.trailing.inText) \(operand.bottom.inText) "
      + operand.leading.inText
  }

  var atom: Atom { .plot(self) }
}

extension AtomNumber {
  /// The room of labels, which grows with the reader's text.
  fileprivate var inText: String { "calc(\(description)rem/16)" }
}

/// The size of the plot below which a label is left out, in points that grow with the reader's text.
struct ChartRoomAtom: StyleAtom {
  enum Name: String, CaseIterable { case chartWide, chartHigh }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    let side = name == .chartWide ? "width" : "height"
    return "@container (\(side)<calc(\(operand)rem/16)){display:none}"
  }

  var atom: Atom { .chartRoom(self) }
}

extension AtomNumber {
  /// A length in steps of 16 points, so that charts have few rules.
  static func roundedUp(_ length: Double) -> AtomNumber {
    AtomNumber((length.clamped(to: 0...4_000) / 16).rounded(.up) * 16)
  }
}

/// The radius of the corners of the box that a mark is clipped to, in points.
struct MarkClipAtom: StyleAtom {
  enum Name: String, CaseIterable { case markCorners }
  var name = Name.markCorners
  var operand: AtomNumber

  var declarations: String { "clip-path:inset(0 round \(operand)px)" }

  var atom: Atom { .markCorners(self) }
}

/// The length between two places at which a plot rests, compared with the other ones.
struct ChartGapAtom: StyleAtom {
  enum Name: String, CaseIterable { case chartGap }
  var name = Name.chartGap
  var operand: AtomNumber

  var declarations: String { "flex:\(operand) 1 0" }

  var atom: Atom { .chartGap(self) }
}

/// The width of all of a plot that scrolls, in percent of what is visible.
struct ChartWidthAtom: StyleAtom {
  enum Name: String, CaseIterable { case chartWidth }
  var name = Name.chartWidth
  var operand: AtomNumber

  var declarations: String {
    "position:relative;isolation:isolate;container-type:size;block-size:100%;inline-size:\(operand)%"
  }

  var atom: Atom { .chartWidth(self) }
}

/// The height of all of a plot that scrolls, in percent of what is visible.
struct ChartHeightAtom: StyleAtom {
  enum Name: String, CaseIterable { case chartHeight }
  var name = Name.chartHeight
  var operand: AtomNumber

  var declarations: String {
    "position:relative;isolation:isolate;container-type:size;inline-size:100%;block-size:\(operand)%"
  }

  var atom: Atom { .chartHeight(self) }
}

/// What a plot scrolls in whose height is larger than what is visible: the labels beside the plot scroll with it.
struct ChartScrollAtom: StyleAtom {
  enum Name: String, CaseIterable { case chartRows }
  var name = Name.chartRows
  var operand: AtomEdges

  var declarations: String {
    let (left, right) = (operand.leading.inText, operand.trailing.inText)
    return "position:absolute;inset:-8px calc(-1*\(right)) -6px calc(-1*\(left));"
      + "padding:8px \(right) 6px \(left);"
      + "overflow:hidden auto;scrollbar-width:thin;overscroll-behavior-y:contain"
  }

  var atom: Atom { .chartRows(self) }
}

/// The place of a view in the plot of a chart.
struct PinnedAtom: StyleAtom {
  enum Name: String, CaseIterable { case pinned }
  var name = Name.pinned
  var operand: AtomPin

  var declarations: String {
    "position:absolute;inline-size:max-content;left:\(operand.place.x)%;top:\(operand.place.y)%;"
      + "translate:calc(\(operand.moved.x.calculablePx) - \(operand.anchor.x)%) "
      + "calc(\(operand.moved.y.calculablePx) - \(operand.anchor.y)%)"
  }

  var atom: Atom { .pinned(self) }
}

/// A place in percent, a distance in points, and the point of the view that is there, in percent.
struct AtomPin: AtomOperand {
  var place: AtomPair
  var moved: AtomPair
  var anchor: AtomPair

  init(_ place: ChartPlace, _ anchor: UnitPoint) {
    self.place = AtomPair(place.x * 100, place.y * 100)
    moved = AtomPair(place.dx, place.dy)
    self.anchor = AtomPair(anchor.x * 100, anchor.y * 100)
  }

  init?(_ reader: inout AtomReader) {
    guard let place = AtomPair(&reader), let moved = AtomPair(&reader),
      let anchor = AtomPair(&reader)
    else { return nil }
    self.place = place
    self.moved = moved
    self.anchor = anchor
  }

  func write(to token: inout AtomWriter) {
    for pair in [place, moved, anchor] { pair.write(to: &token) }
  }
}
