import RostrumViews

extension DOMNode {
  /// A drawn path, or a box that is drawn by its style.
  ///
  /// A box fills its frame. A path keeps its proportions in it, so that a circle stays round.
  static func shape(_ element: ElementSnapshot) -> DOMNode {
    guard element.text(.path) != nil else { return box(element) }
    let path = DOMNode("path", class: "r-shape__path").with { $0["d"] = element.text(.path) ?? "" }
    return DOMNode("svg", [path]).with {
      $0["viewBox"] = element.text(.viewBox).map { "0 0 \($0)" }
      $0["aria-hidden"] = element.text(.label) == nil ? "true" : nil
      $0.addImageLabel(of: element)
    }
  }

  private static func box(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("div", class: element.variantClass(.variant)).with {
      $0["aria-hidden"] = element.text(.label) == nil ? "true" : nil
      $0.addImageLabel(of: element)
    }
  }

  /// A symbol by its name.
  static func symbol(named name: String) -> DOMNode {
    let symbol = Symbol(named: name)
    let path = DOMNode("path").with { $0["d"] = symbol.path }
    return DOMNode("svg", class: symbol.penClass, [path]).with { $0["viewBox"] = "0 0 24 24" }
  }

  /// A picture.
  static func image(_ element: ElementSnapshot) -> DOMNode {
    symbol(named: element.text(.symbol) ?? "").with {
      $0["aria-hidden"] = element.text(.label) == nil ? "true" : nil
      $0.addImageLabel(of: element)
    }
  }

  private mutating func addImageLabel(of element: ElementSnapshot) {
    guard let label = element.text(.label) else { return }
    self["role"] = "img"
    self["aria-label"] = label
  }
}
