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
    var plot = plot(figure, in: element, context)
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
    _ figure: ChartFigure, in element: ElementSnapshot, _ context: DOMContext
  ) -> DOMNode {
    let id = element.id
    let keyStop = keyStop(of: figure, named: element.label, in: context)
    guard let window = figure.window else {
      return DOMNode("div", [canvas(figure.layers(in: id)), keyStop]).slot()
    }
    // What doesn't move is behind what scrolls.
    let isVertical = window.axis == .vertical
    let length = AtomNumber(100 / window.length)
    let stops = window.stops.isEmpty ? [] : [stops(of: window)]
    let moving = canvas(figure.layers(in: id, moving: true))
    let whole = DOMNode("div", [moving, keyStop] + stops).slot().with {
      $0.atoms = [
        isVertical ? ChartHeightAtom(operand: length).atom : ChartWidthAtom(operand: length).atom
      ]
    }
    let scroll = DOMNode("div", [whole]).with {
      let start = Decimal.text((window.start * 10_000).rounded() / 10_000)
      $0[.scroll] = isVertical ? start + " y" : start
      // Arrow keys scroll it, unless they select values or move through marks.
      let hasKeys = figure.selection != nil || figure.keyAxis != nil
      $0["tabindex"] = hasKeys ? "-1" : "0"
      if !hasKeys, let name = element.label {
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

  /// A box over all of the plot in which the mark that the user has reached has a ring.
  ///
  /// It is the stop of the tab key, with the keys of a slider, unless the keys select values.
  private static func keyStop(
    of figure: ChartFigure, named name: String?, in context: DOMContext
  ) -> DOMNode {
    var stop = DOMNode("div")
    stop.atoms = [ChartPartAtom(name: .chartMarks).atom]
    if let selection = figure.selection {
      stop.load(.tour, in: context)
      stop[.marks] = figure.keyGrids(along: selection.axis)
      stop[.mark] = selection.mark?.place.map { figure.keyNumbers(of: $0, along: selection.axis) }
    } else if let axis = figure.keyAxis {
      stop.load(.tour, in: context)
      stop[.marks] = figure.keyGrids(along: axis)
      stop["role"] = "slider"
      stop["tabindex"] = "0"
      stop["aria-label"] = name
      stop["aria-valuemin"] = "0"
      stop["aria-valuenow"] = "0"
      stop["aria-valuetext"] = figure.summary
    }
    return stop
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
      if figure.isDescribed { $0["aria-hidden"] = "true" }
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
    pointing(along: selection.axis) + (selection.hasOwnRule ? " own" : "")
  }

  /// An axis, and the start and the length of both grids.
  fileprivate func pointing(along axis: Selection.Axis) -> String {
    let grids = axis == .angle ? (x: Grid(), y: Grid()) : grids
    let numbers = [grids.x.start, grids.x.length, grids.y.start, grids.y.length].map(Decimal.text)
    return ([axis.rawValue] + numbers).joined(separator: " ")
  }

  /// An axis with the grids of both axes; `-` for a horizontal one that the picture of what moves has, which changes
  /// while the numbers of marks stay.
  fileprivate func keyGrids(along axis: Selection.Axis) -> String {
    let isMoving = window == nil && xGrid.page != 0 && drawings.contains(where: \.isMoving)
    guard isMoving, axis != .angle else { return pointing(along: axis) }
    let numbers = [yGrid.start, yGrid.length].map(Decimal.text)
    return ([axis.rawValue, "-"] + numbers).joined(separator: " ")
  }

  /// The place of a mark in whole numbers of the grids, its series and its size, without zeros at the end; or the middle
  /// of a sector, how far it reaches, and how far its middle is from that of the plot.
  fileprivate func keyNumbers(of place: Mark.Place, along axis: Selection.Axis) -> String {
    var numbers: [Int]
    if axis == .angle {
      numbers = [place.point.x, place.reach, place.radius].map { whole($0, Grid()) }
    } else {
      let (x, y) = grids
      numbers = [whole(place.point.x, x), whole(place.point.y, y), place.series]
      numbers += [
        whole(place.size.width, Grid(length: x.length)),
        whole(place.size.height, Grid(length: y.length)),
      ]
      while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
    }
    return numbers.map(String.init).joined(separator: " ")
  }

  private func whole(_ fraction: Double, _ grid: Grid) -> Int {
    Int(nearest: fraction.clamped(to: -100...100) * grid.length + grid.start)
  }

  /// The place of a mark in whole numbers of the grids, or the middle of a sector and how far it reaches.
  fileprivate func numbers(of place: Mark.Place) -> String {
    if let keyAxis { return keyNumbers(of: place, along: keyAxis) }
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
