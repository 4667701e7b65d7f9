import RostrumElements

extension DOMNode {
  /// Columns side by side, with a button that shows and hides the first column.
  static func splitView(
    _ columns: SplitColumnVisibility, _ variant: SplitViewVariant, hasToggle: Bool,
    _ words: SystemWords
  ) -> DOMNode {
    let toggle = DOMNode("button", class: "r-splitView__toggle").with {
      $0["type"] = "button"
      $0.listen(for: .tap)
      $0["aria-label"] = words[.sidebar]
      $0[flag: "hidden"] = !hasToggle
    }
    return DOMNode("div", class: "r-splitView-\(columns.rawValue)", [toggle]).slot().with {
      if variant != .automatic { $0.classes.append("r-splitView-\(variant.rawValue)") }
    }
  }

  /// One column, with a button back to the previous column if only one is shown.
  static func column(
    _ element: ElementSnapshot, _ place: SplitColumnPlace, isFront: Bool, backTitle: String?,
    _ words: SystemWords
  ) -> DOMNode {
    let isSidebar = place == .sidebar
    let back = DOMNode.backButton(to: backTitle, words).with {
      $0.classes.insert("r-column__back", at: 0)
      $0[flag: "hidden"] = isSidebar
    }
    return DOMNode(isSidebar ? "nav" : "div", class: "r-column-\(place.rawValue)", [back])
      .slot().with {
        if isFront { $0.classes.append("r-column-front") }
        if element.state.isHidden { $0.classes.append("r-column-hidden") }
        if isSidebar { $0["aria-label"] = words[.sidebar] }
      }
  }
}
