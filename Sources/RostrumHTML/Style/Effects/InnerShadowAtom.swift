import RostrumElements

/// An element's SVG filter that draws a shadow within the edges of what the element draws.
struct InnerShadowAtom: StyleAtom {
  enum Name: String, CaseIterable { case innerShadow }
  var name = Name.innerShadow
  var operand: AtomSerial

  var declarations: String { "filter:url(#i\(operand.number))" }
  var atom: Atom { .innerShadow(self) }
}

extension DOMNode {
  /// Draws a shadow within the edges of the node's content.
  ///
  /// CSS has such shadows for boxes only, so the node begins with an SVG filter, which blurs what is
  /// outside of the content, moves it, and draws the part that is within the content. The colour is a
  /// style of the filter, so it can be a colour of the theme.
  ///
  /// - Parameters:
  ///   - shadow: The offset, the blur radius and the colour.
  ///   - element: The element, whose number is in the name of the filter.
  mutating func addInnerShadow(_ shadow: AtomShadow, of element: ElementSnapshot) {
    var flood = DOMNode("feFlood")
    flood.atoms = [FloodAtom(operand: shadow.color).atom]
    func composite(_ name: String?, on source: String = "SourceAlpha") -> DOMNode {
      DOMNode("feComposite").with {
        $0["in2"] = source
        $0["operator"] = name
      }
    }
    let blur = DOMNode("feGaussianBlur").with { $0["stdDeviation"] = shadow.radius.description }
    let offset = DOMNode("feOffset").with {
      $0["dx"] = shadow.x.description
      $0["dy"] = shadow.y.description
    }
    let parts = [
      flood, composite("out"), blur, offset, composite("in"), composite(nil, on: "SourceGraphic"),
    ]
    let filter = DOMNode("filter", parts).with {
      $0["id"] = "i\(element.id.rawValue)"
      $0["x"] = "-50%"
      $0["y"] = "-50%"
      $0["width"] = "200%"
      $0["height"] = "200%"
      $0["color-interpolation-filters"] = "sRGB"
    }
    let drawing = DOMNode("svg", class: "r-group__filter", [filter]).with {
      $0["aria-hidden"] = "true"
    }
    children.insert(drawing, at: 0)
    atoms.append(InnerShadowAtom(operand: AtomSerial(element.id)).atom)
  }
}
