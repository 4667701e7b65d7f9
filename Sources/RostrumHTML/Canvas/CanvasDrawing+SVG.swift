import Foundation
import RostrumElements

/// Writes the parts of a canvas as SVG, with names for gradients and clips.
struct CanvasWriter {
  private let id: ElementID
  private let name: String
  private var count = 0
  /// The names of the paints and clips so far, which parts have in common.
  private var paints: [CanvasPaint: String] = [:]
  private var clips: [CanvasLook.Clip: String] = [:]

  /// Creates a writer.
  ///
  /// - Parameter id: The canvas, whose number is in the names.
  init(_ id: ElementID) {
    self.id = id
    name = "g\(id.rawValue)-"
  }

  /// The nodes of a part: what it refers to, and itself.
  mutating func nodes(of drawing: CanvasDrawing) -> [DOMNode] {
    var nodes: [DOMNode] = []
    switch drawing {
    case .fill(let path, let paint, let style, let look):
      let fill = color(of: paint, &nodes)
      let node = DOMNode("path").with {
        $0["d"] = path.svg
        $0["fill"] = fill
        $0["fill-rule"] = style.isEOFilled ? "evenodd" : nil
      }
      nodes.append(finish(node, look, &nodes))
    case .stroke(let path, let paint, let style, let look):
      let stroke = color(of: paint, &nodes)
      let node = DOMNode("path").with {
        $0["d"] = path.svg
        $0["fill"] = "none"
        $0["stroke"] = stroke
        $0.setLine(style)
      }
      nodes.append(finish(node, look, &nodes))
    case .layer(let drawings, let look):
      var parts: [DOMNode] = []
      for drawing in drawings { parts += self.nodes(of: drawing) }
      nodes.append(finish(DOMNode("g", parts), look, &nodes))
    case .letters(let letters, let look):
      nodes.append(finish(.letters(letters), look, &nodes))
    }
    return nodes
  }

  private mutating func nextName() -> String {
    count += 1
    return name + String(count)
  }

  /// Adds what a look needs to a node: its own attributes, and a group for what needs one.
  private mutating func finish(
    _ node: DOMNode, _ look: CanvasLook, _ nodes: inout [DOMNode]
  ) -> DOMNode {
    var node = node
    if look.opacity < 1 { node = node.with { $0["opacity"] = svgNumber(look.opacity) } }
    if let filters = AtomFilters(look.filters) {
      node.atoms.append(FiltersAtom(operand: filters).atom)
    }
    for color in look.multipliers {
      count += 1
      let serial = AtomSerial(id, part: UInt32(truncatingIfNeeded: count))
      nodes.append(DOMNode.multiplication(by: color, serial))
      node = DOMNode("g", [node]).with { $0.atoms.append(MultiplyAtom(operand: serial).atom) }
    }
    for shadow in look.shadows {
      let operand = AtomShadow(
        x: shadow.offset.width, y: shadow.offset.height, radius: shadow.radius,
        color: shadow.color)
      node = DOMNode("g", [node]).with { $0.atoms.append(ShadowAtom(operand: operand).atom) }
    }
    for clip in look.clips {
      let name = self.name(of: clip, &nodes)
      node = DOMNode("g", [node]).with { $0["clip-path"] = "url(#\(name))" }
    }
    if look.blendMode != .normal {
      node.atoms.append(BlendModeAtom(operand: look.blendMode).atom)
    }
    return node
  }

  private mutating func name(
    of clip: CanvasLook.Clip, _ nodes: inout [DOMNode]
  ) -> String {
    if let name = clips[clip] { return name }
    let name = nextName()
    clips[clip] = name
    let path = DOMNode("path").with {
      $0["d"] = clip.path.svg
      $0["clip-rule"] = clip.style.isEOFilled ? "evenodd" : nil
    }
    nodes.append(DOMNode("clipPath", [path]).with { $0["id"] = name })
    return name
  }

  /// The value of an attribute for a paint.
  private mutating func color(of paint: CanvasPaint, _ nodes: inout [DOMNode]) -> String {
    if case .style(let style) = paint, !style.isGradient { return AtomPaint(style.solid).css }
    if let name = paints[paint] { return "url(#\(name))" }
    let name = nextName()
    guard let node = paint.gradient(named: name) else {
      guard case .style(let style) = paint else { return "none" }
      return AtomPaint(style.solid).css
    }
    paints[paint] = name
    nodes.append(node)
    return "url(#\(name))"
  }
}

extension DOMNode {
  /// Sets the width, the ends, the corners and the dashes of a line.
  fileprivate mutating func setLine(_ style: StrokeStyle) {
    self["stroke-width"] = style.lineWidth == 1 ? nil : svgNumber(style.lineWidth)
    self["stroke-linecap"] = style.lineCap == .butt ? nil : style.lineCap.rawValue
    self["stroke-linejoin"] = style.lineJoin == .miter ? nil : style.lineJoin.rawValue
    guard !style.dash.isEmpty else { return }
    self["stroke-dasharray"] = style.dash.map(svgNumber).joined(separator: " ")
    self["stroke-dashoffset"] = style.dashPhase == 0 ? nil : svgNumber(style.dashPhase)
  }
}

extension CanvasPaint {
  /// The gradient as SVG; `nil` for other paints.
  fileprivate func gradient(named name: String) -> DOMNode? {
    switch self {
    case .style(let style): style.svgGradient(named: name)
    case .linear(let gradient, let start, let end):
      DOMNode("linearGradient", gradient.svgStops).with {
        $0["id"] = name
        $0["gradientUnits"] = "userSpaceOnUse"
        $0["x1"] = svgNumber(start.x)
        $0["y1"] = svgNumber(start.y)
        $0["x2"] = svgNumber(end.x)
        $0["y2"] = svgNumber(end.y)
      }
    case .radial(let gradient, let center, let startRadius, let endRadius):
      DOMNode("radialGradient", gradient.svgStops).with {
        $0["id"] = name
        $0["gradientUnits"] = "userSpaceOnUse"
        $0["cx"] = svgNumber(center.x)
        $0["cy"] = svgNumber(center.y)
        $0["fr"] = svgNumber(max(0, startRadius))
        $0["r"] = svgNumber(max(0, endRadius))
      }
    }
  }
}
