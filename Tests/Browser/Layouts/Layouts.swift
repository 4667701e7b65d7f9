import Foundation
import Rostrum
import RostrumGraph
import RostrumLayout

// NB: Writes pages with `HTMLWriter`, which is internal.
@testable import RostrumWeb

/// Prints each layout as a page, and the frames that the layout engine computes for its elements.
@main @MainActor struct Layouts {
  static func main() throws {
    var lines: [String] = []
    // The theme's sizes of text, in the font that the page is shown in.
    let metrics = LayoutMetrics(text: DejaVuMetrics(.theme, stretch: 1), pixels: 64)
    let engine = LayoutEngine(metrics: metrics)
    for layout in LayoutCase.all {
      let graph = ViewGraph(setNeedsUpdate: {}) { layout.view }
      let root = graph.root.snapshot
      var writer = HTMLWriter()
      writer.visit(root, in: .root, isFirst: true)
      let frames = engine.layout(root, in: CGSize(width: 400, height: 600))
      var boxes: [String: [Double]] = [:]
      for placement in frames.placements {
        let box = placement.box
        boxes["\(placement.id.rawValue)"] = [
          box.minX, box.minY, box.width, box.height,
        ].map { Double($0) }
      }
      let page = PageOfCase(
        name: layout.name, html: writer.html, css: writer.atoms.map(\.rule).joined(separator: "\n"),
        outline: root.description, boxes: boxes)
      lines.append(String(decoding: try JSONEncoder().encode(page), as: UTF8.self))
      graph.tearDown()
    }
    print(lines.joined(separator: "\n"))
  }
}

struct PageOfCase: Encodable {
  var name: String
  var html: String
  var css: String
  var outline: String
  var boxes: [String: [Double]]
}
