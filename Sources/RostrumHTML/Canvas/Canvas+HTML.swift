import Foundation
import RostrumElements

extension DOMNode {
  /// The drawing of an app, in points of its box.
  static func canvas(_ element: ElementSnapshot, _ figure: CanvasFigure) -> DOMNode {
    var writer = CanvasWriter(element.id)
    let nodes = figure.drawings.flatMap { writer.nodes(of: $0) }
    return DOMNode("svg", nodes).with {
      $0["aria-hidden"] = element.label == nil ? "true" : nil
      $0.addImageLabel(of: element)
      $0.atoms = [ChartPartAtom(name: .drawing).atom]
    }
  }
}
