import Foundation
import RostrumElements

extension DOMNode {
  /// A chart: its drawing, with the views in the plot, a legend, and a table for those who don't see
  /// the drawing.
  ///
  /// The drawing is as large as the plot and has no size of its own: places are percentages, and
  /// what has a shape is in a picture that stretches. So a chart follows its frame without a script.
  static func chart(_ element: ElementSnapshot, _ figure: ChartFigure) -> DOMNode {
    let canvas = DOMNode("svg", figure.drawings.svg(in: element.id, from: 0)).with {
      $0["aria-hidden"] = "true"
      $0.atoms = [ChartPartAtom(name: .chartCanvas).atom]
    }
    // Left and right are those of the values, whatever the direction of the text.
    let plot = DOMNode("div", [canvas]).slot().with {
      $0["dir"] = "ltr"
      $0.atoms = [PlotAtom(operand: AtomEdges(figure.insets)).atom]
    }
    var parts = [plot]
    if let legend = figure.legend {
      let node = self.legend(legend, of: element.id, from: figure.drawings.count)
      let isBefore = legend.edge == .top || legend.edge == .leading
      parts.insert(node, at: isBefore ? 0 : 1)
    }
    parts.append(values(of: figure))
    return DOMNode("div", parts).with {
      $0["role"] = "figure"
      $0["aria-label"] = element.label
      let isBeside = figure.legend.map { $0.edge == .leading || $0.edge == .trailing } ?? false
      $0.atoms = [ChartPartAtom(name: isBeside ? .chartRow : .chartColumn).atom]
    }
  }

  private static func legend(
    _ legend: ChartFigure.Legend, of id: ElementID, from first: Int
  ) -> DOMNode {
    let entries = legend.entries.enumerated().map { index, entry in
      let sample = DOMNode("svg", [entry.sample].svg(in: id, from: first + index)).with {
        $0["width"] = "10"
        $0["height"] = "10"
        $0.atoms = [ChartPartAtom(name: .chartSample).atom]
      }
      return DOMNode("span", [sample, DOMNode("span").text(entry.words)]).with {
        $0.atoms = [ChartPartAtom(name: .chartEntry).atom]
      }
    }
    let isBeside = legend.edge == .leading || legend.edge == .trailing
    return DOMNode("div", entries).with {
      $0["aria-hidden"] = "true"
      $0.atoms = [ChartPartAtom(name: isBeside ? .chartLegendBeside : .chartLegend).atom]
    }
  }

  /// The number of rows in the table of a chart; of more marks, it has every second, third and so on.
  private static let maximumRows = 200

  private static func values(of figure: ChartFigure) -> DOMNode {
    let marks = figure.marks
    let step = max(1, (marks.count + maximumRows - 1) / maximumRows)
    let shown = stride(from: 0, to: marks.count, by: step).map { marks[$0] }
    var labels: [String] = []
    for datum in shown.flatMap(\.data) where !labels.contains(datum.label) {
      labels.append(datum.label)
    }
    let hasNames = shown.contains { $0.label != nil || $0.value != nil }
    let headings = (hasNames ? [""] : []) + labels
    var rows: [DOMNode] = []
    if !marks.isEmpty {
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
      rows.append(DOMNode("tr", cells))
    }
    let summary = DOMNode("p").text(figure.summary)
    return DOMNode("div", [summary, DOMNode("table", [DOMNode("tbody", rows)])]).with {
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
