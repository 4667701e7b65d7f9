import Foundation
import RostrumElements

extension DOMNode {
  /// A path, or a box that its style draws.
  ///
  /// A box fills its frame. A path keeps its aspect ratio, so that a circle remains round.
  static func shape(_ element: ElementSnapshot, _ outline: ShapeOutline) -> DOMNode {
    let node =
      switch outline {
      case .rectangle: DOMNode("div")
      case .capsule: DOMNode("div", class: "r-shape-capsule")
      case .ellipse: DOMNode("div", class: "r-shape-ellipse")
      case .path(let path, let size): svg(path, in: size)
      }
    return node.with {
      $0["aria-hidden"] = element.label == nil ? "true" : nil
      $0.addImageLabel(of: element)
    }
  }

  private static func svg(_ path: Path, in size: CGSize?) -> DOMNode {
    let path = DOMNode("path", class: "r-shape__path").with { $0["d"] = path.svg }
    return DOMNode("svg", [path]).with {
      $0["viewBox"] = size.map { "0 0 \(svgNumber($0.width)) \(svgNumber($0.height))" }
    }
  }

  /// A symbol by name.
  static func symbol(named name: String) -> DOMNode {
    let symbol = Symbol(named: name)
    let path = DOMNode("path").with { $0["d"] = symbol.path }
    return DOMNode("svg", class: symbol.penClass, [path]).with {
      // Symbols that point forward or backward follow the direction of the text.
      let parts = name.split(separator: ".")
      if parts.contains("forward") || parts.contains("backward") {
        $0.classes.append("r-image-way")
      }
      $0["viewBox"] = "0 0 24 24"
    }
  }

  /// Adds the accessible name of a drawing.
  mutating func addImageLabel(of element: ElementSnapshot) {
    guard let label = element.label else { return }
    self["role"] = "img"
    self["aria-label"] = label
  }
}
