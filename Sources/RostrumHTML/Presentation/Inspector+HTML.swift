import RostrumElements

extension DOMNode {
  /// Details next to a view, with a button that closes them.
  static func inspector(_ element: ElementSnapshot, _ words: SystemWords) -> DOMNode {
    let close = DOMNode("button", class: "r-inspector__close").with {
      $0["type"] = "button"
      $0.listen(for: .dismiss)
      $0["aria-label"] = words[.close]
    }
    return DOMNode("aside", [close]).slot().with {
      $0["aria-label"] = element.label ?? words[.inspector]
    }
  }
}
