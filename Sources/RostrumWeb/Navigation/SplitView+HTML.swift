import RostrumViews

extension DOMNode {
  /// Columns side by side, with a button that shows and hides the first one.
  static func splitView(_ element: ElementSnapshot) -> DOMNode {
    let toggle = DOMNode("button", class: "r-splitView__toggle").with {
      $0["type"] = "button"
      $0.listen(for: .tap)
      $0["aria-label"] = "Sidebar"
    }
    return DOMNode("div", class: element.variantClass(.columns), [toggle]).slot().with {
      if let variant = element.variantClass(.variant) { $0.classes.append(variant) }
    }
  }

  /// One column, with the way back to the one before where only one is shown.
  static func column(_ element: ElementSnapshot) -> DOMNode {
    let isSidebar = element.text(.placement) == "sidebar"
    let back = DOMNode("button", class: "r-column__back r-navigationBar__back").text("Back").with {
      $0["type"] = "button"
      $0.listen(for: .back)
      $0[flag: "hidden"] = isSidebar
    }
    return DOMNode(isSidebar ? "nav" : "div", class: element.variantClass(.placement), [back])
      .slot().with {
        if element.has(.selected) { $0.classes.append("r-column-front") }
        if element.has(.hidden) { $0.classes.append("r-column-hidden") }
        if isSidebar { $0["aria-label"] = "Sidebar" }
      }
  }
}
