import Foundation
import RostrumElements

extension DOMNode {
  /// A chart: its drawing, with the views in the plot, a legend, and a table for those who don't see
  /// the drawing.
  ///
  /// The drawing is as large as the plot and has no size of its own: places are percentages, and
  /// what has a shape is in a picture that stretches. So a chart follows its frame without a script.
  static func chart(
    _ element: ElementSnapshot, _ figure: ChartFigure, in context: DOMContext
  ) -> DOMNode {
    var plot = plot(figure, in: element.id, named: element.label)
    if figure.selection != nil || figure.window != nil, !element.state.isDisabled {
      plot.load(.charts, in: context)
    }
    // Left and right are those of the values, whatever the direction of the text.
    plot["dir"] = "ltr"
    plot.key = 0
    plot.atoms = [PlotAtom(operand: AtomEdges(figure.insets)).atom]
    plot.offer(figure, named: element.label, isDisabled: element.state.isDisabled)
    var parts = [plot]
    if let legend = figure.legend {
      let node = self.legend(legend, of: element.id, from: 2 * figure.drawings.count)
        .with { $0.key = 1 }
      let isBefore = legend.edge == .top || legend.edge == .leading
      parts.insert(node, at: isBefore ? 0 : 1)
    }
    parts.append(values(of: figure).with { $0.key = 2 })
    return DOMNode("div", parts).with {
      $0["role"] = "figure"
      $0["aria-label"] = element.label
      let isBeside = figure.legend.map { $0.edge == .leading || $0.edge == .trailing } ?? false
      $0.atoms = [ChartPartAtom(name: isBeside ? .chartRow : .chartColumn).atom]
    }
  }

  /// The drawing of a plot, in which the children are.
  private static func plot(
    _ figure: ChartFigure, in id: ElementID, named name: String?
  ) -> DOMNode {
    guard let window = figure.window else {
      return DOMNode("div", [canvas(figure.layers(in: id))]).slot()
    }
    // What doesn't move is behind what scrolls.
    let isVertical = window.axis == .vertical
    let length = AtomNumber(100 / window.length)
    let stops = window.stops.isEmpty ? [] : [stops(of: window)]
    let whole = DOMNode("div", [canvas(figure.layers(in: id, moving: true))] + stops).slot().with {
      $0.atoms = [
        isVertical ? ChartHeightAtom(operand: length).atom : ChartWidthAtom(operand: length).atom
      ]
    }
    let scroll = DOMNode("div", [whole]).with {
      let start = Decimal.text((window.start * 10_000).rounded() / 10_000)
      $0[.scroll] = isVertical ? start + " y" : start
      // Arrow keys scroll it, unless they select values.
      $0["tabindex"] = figure.selection == nil ? "0" : "-1"
      if figure.selection == nil, let name {
        $0["role"] = "group"
        $0["aria-label"] = name
      }
      $0.atoms = [
        isVertical
          ? ChartScrollAtom(operand: AtomEdges(figure.insets)).atom
          : ChartPartAtom(name: .chartScroll).atom
      ]
      if !window.stops.isEmpty {
        $0.atoms.append(ChartPartAtom(name: isVertical ? .chartSnapY : .chartSnapX).atom)
      }
    }
    return DOMNode("div", [canvas(figure.layers(in: id, moving: false)), scroll])
  }

  /// Boxes beside each other, at whose beginnings a plot rests.
  private static func stops(of window: ChartFigure.Window) -> DOMNode {
    let places = window.stops.map(\.place) + [1]
    let lengths = zip(places, places.dropFirst()).map { max(0, $1 - $0) }
    // Only the ratios matter: those of equal lengths have one rule.
    let unit = lengths.filter { $0 > 0 }.min() ?? 1
    func box(_ length: Double) -> DOMNode {
      DOMNode("div").with { $0.atoms = [ChartGapAtom(operand: AtomNumber(length / unit)).atom] }
    }
    var boxes = places[0] > 0 ? [box(places[0])] : []
    for (stop, length) in zip(window.stops, lengths) {
      boxes.append(
        box(length).with {
          $0.atoms.append(ChartPartAtom(name: window.isFromEnd ? .chartStopEnd : .chartStop).atom)
          if stop.isLimit { $0.atoms.append(ChartPartAtom(name: .chartLimit).atom) }
        })
    }
    return DOMNode("div", boxes).with {
      let name: ChartPartAtom.Name =
        window.axis == .vertical
        ? window.isFromEnd ? .chartStopsUp : .chartStopsDown
        : window.isFromEnd ? .chartStopsLeft : .chartStops
      $0.atoms = [ChartPartAtom(name: name).atom]
    }
  }

  private static func canvas(_ layers: [DOMNode]) -> DOMNode {
    DOMNode("svg", layers).keyed().with {
      $0["aria-hidden"] = "true"
      $0.atoms = [ChartPartAtom(name: .chartCanvas).atom, ChartPartAtom(name: .chartForced).atom]
    }
  }

  /// Lets the user select values: with a pointer in the plot, and with the keys of a slider.
  private mutating func offer(_ figure: ChartFigure, named name: String?, isDisabled: Bool) {
    guard let selection = figure.selection, !isDisabled else { return }
    // Fractions are those of all that scrolls.
    let isWhole = isSlot
    with(pathTo: isWhole ? [] : [1, 0]) { plot in
      if selection.offersValues {
        plot.listen(for: .plot)
        plot[.axis] = figure.pointing(at: selection)
        plot.atoms.append(ChartPartAtom(name: .chartNearest).atom)
      }
      if selection.offersRanges { plot.listen(for: .range) }
      if isWhole { plot.atoms.append(ChartPartAtom(name: .chartSelectable).atom) }
    }
    self["role"] = "slider"
    self["tabindex"] = "0"
    self["aria-label"] = name
    self["aria-valuemin"] = "0"
    self["aria-valuemax"] = "\(selection.count)"
    self["aria-valuenow"] = "\(selection.number)"
    self["aria-valuetext"] = selection.words
  }

  /// Changes a node below this one.
  private mutating func with(pathTo path: [Int], _ change: (inout DOMNode) -> Void) {
    guard let first = path.first else { return change(&self) }
    children[first].with(pathTo: Array(path.dropFirst()), change)
  }

  private static func legend(
    _ legend: ChartFigure.Legend, of id: ElementID, from first: Int
  ) -> DOMNode {
    let entries = legend.entries.enumerated().map { index, entry in
      let sample = DOMNode("svg", entry.sample.svg(named: "g\(id.rawValue)-\(first + index)")).with
      {
        $0["width"] = "10"
        $0["height"] = "10"
        $0.atoms = [ChartPartAtom(name: .chartSample).atom, ChartPartAtom(name: .chartForced).atom]
      }
      return DOMNode("span", [sample, DOMNode("span").text(entry.words)]).with {
        $0.key = entry.words.hashValue
        $0.atoms = [ChartPartAtom(name: .chartEntry).atom]
      }
    }
    let isBeside = legend.edge == .leading || legend.edge == .trailing
    return DOMNode("div", entries).keyed().with {
      $0["aria-hidden"] = "true"
      $0.atoms = [ChartPartAtom(name: isBeside ? .chartLegendBeside : .chartLegend).atom]
      switch legend.alignment ?? (isBeside ? .center : .start) {
      case .start: break
      case .center: $0.atoms.append(ChartPartAtom(name: .chartLegendCenter).atom)
      case .end: $0.atoms.append(ChartPartAtom(name: .chartLegendEnd).atom)
      }
      if let distance = legend.distance {
        $0.atoms.append(PaddingAtom(name: .padding, operand: AtomEdges(distance)).atom)
      }
    }
  }

  private static func values(of figure: ChartFigure) -> DOMNode {
    let shown = figure.marks
    var labels: [String] = []
    for mark in shown {
      for datum in mark.data where !labels.contains(datum.label) { labels.append(datum.label) }
    }
    let hasNames = shown.contains { $0.label != nil || $0.value != nil }
    let headings = (hasNames ? [""] : []) + labels
    var rows: [DOMNode] = []
    if !shown.isEmpty {
      let cells = headings.map { words in
        DOMNode("th").text(words).with { $0["scope"] = "col" }
      }
      rows.append(DOMNode("tr", cells))
    }
    for mark in shown {
      let names = [mark.label, mark.value].compactMap(\.self).joined(separator: ", ")
      var cells = hasNames ? [DOMNode("td").text(names)] : []
      for label in labels {
        let words = mark.data.filter { $0.label == label }.map(\.words)
        cells.append(DOMNode("td").text(words.joined(separator: ", ")))
      }
      rows.append(
        DOMNode("tr", cells).with {
          $0.key = mark.key
          $0[.at] = mark.place.map(figure.numbers(of:))
          $0[.identifier] = mark.identifier
        })
    }
    let summary = DOMNode("p").text(figure.summary)
    let body = DOMNode("tbody", rows).keyed()
    return DOMNode("div", [summary, DOMNode("table", [body])]).with {
      $0.atoms = [ChartPartAtom(name: .chartValues).atom]
    }
  }
}

extension ChartFigure.Mark {
  /// The values of the mark, in the order of a table's columns.
  fileprivate var data: [ChartFigure.Datum] {
    [x].compactMap(\.self) + groups + [y].compactMap(\.self)
  }
}

extension ChartFigure {
  /// The grids of both axes; what the browser scrolls needs no numbers that stay the same.
  private var grids: (x: Grid, y: Grid) { window == nil ? (xGrid, yGrid) : (Grid(), Grid()) }

  /// What the browser needs to find the nearest mark: the axis of the selection, the start and the length of both grids,
  /// and `own` if the app draws a line there.
  fileprivate func pointing(at selection: Selection) -> String {
    let grids = selection.axis == .angle ? (x: Grid(), y: Grid()) : grids
    let numbers = [grids.x.start, grids.x.length, grids.y.start, grids.y.length].map(Decimal.text)
    return ([selection.axis.rawValue] + numbers + (selection.hasOwnRule ? ["own"] : []))
      .joined(separator: " ")
  }

  /// The place of a mark in whole numbers of the grids, or the middle of a sector and how far it reaches.
  fileprivate func numbers(of place: Mark.Place) -> String {
    func whole(_ fraction: Double, _ grid: Grid) -> Int {
      Int(nearest: fraction.clamped(to: -100...100) * grid.length + grid.start)
    }
    if selection?.axis == .angle {
      return "\(whole(place.point.x, Grid())) \(whole(place.reach, Grid()))"
    }
    return "\(whole(place.point.x, grids.x)) \(whole(place.point.y, grids.y))"
  }
}

extension ChartFigure.Legend {
  /// What is added to the distance that the parts of a chart have; `nil` for nothing.
  fileprivate var distance: EdgeInsets? {
    guard let spacing else { return nil }
    var insets = EdgeInsets()
    switch edge {
    case .top: insets.bottom = spacing - 8
    case .bottom: insets.top = spacing - 8
    case .leading: insets.trailing = spacing - 12
    case .trailing: insets.leading = spacing - 12
    }
    return insets
  }
}
