import Foundation
import RostrumElements

extension DOMNode {
  /// The drawing of an app, in points of its box, or of the text that it replaces.
  static func canvas(
    _ element: ElementSnapshot, _ figure: CanvasFigure, in context: DOMContext
  ) -> DOMNode {
    var writer = CanvasWriter(element.id)
    var nodes = figure.drawings.flatMap { writer.nodes(of: $0) }
    if let origin = figure.textOrigin {
      nodes = [
        DOMNode("g", nodes).with {
          $0["transform"] = "translate(\(svgNumber(origin.x)),\(svgNumber(origin.y)))"
        }
      ]
    }
    return DOMNode("svg", nodes).with {
      $0["aria-hidden"] = element.label == nil ? "true" : nil
      $0.addImageLabel(of: element)
      $0.atoms = [
        figure.textOrigin == nil
          ? ChartPartAtom(name: .drawing).atom : TextDrawingAtom(name: .textDrawing).atom
      ]
      if figure.hasMotion { $0.load(.motions, in: context) }
    }
  }
}
