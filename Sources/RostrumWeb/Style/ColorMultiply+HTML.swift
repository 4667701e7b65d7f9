import RostrumViews

extension DOMNode {
  /// Draws everything within the node in its colours times one colour.
  ///
  /// CSS has no function for it, so a filter of the drawing language stands at the beginning of the
  /// node. It multiplies what is drawn by an even colour, opacity by opacity and channel by channel;
  /// what is clear stays clear. The colour is a style of the filter, so it can be one of the theme.
  mutating func multiplyColors(by color: Color, of element: ElementSnapshot) {
    let number = String(element.id.rawValue)
    var flood = DOMNode("feFlood")
    flood.atoms = [Atom("flood", words: color.words)]
    let product = DOMNode("feComposite").with {
      $0["in2"] = "SourceGraphic"
      $0["operator"] = "arithmetic"
      $0["k1"] = "1"
    }
    let filter = DOMNode("filter", [flood, product]).with {
      $0["id"] = "f" + number
      $0["color-interpolation-filters"] = "sRGB"
    }
    let drawing = DOMNode("svg", class: "r-group__filter", [filter]).with {
      $0["aria-hidden"] = "true"
    }
    children.insert(drawing, at: 0)
    atoms.append(Atom("through", words: [number]))
  }
}
