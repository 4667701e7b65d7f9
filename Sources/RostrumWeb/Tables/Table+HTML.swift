import RostrumViews

extension DOMNode {
  /// Rows with the same columns, in a box that scrolls sideways where it is narrow.
  static func table(_ element: ElementSnapshot) -> DOMNode {
    let rows = DOMNode("tbody").slot()
    let table = DOMNode("table", class: "r-table__rows", [rows]).with {
      $0["aria-label"] = element.text(.label)
      guard let mode = element.text(.selectionMode) else { return }
      $0["role"] = "grid"
      if mode == "multiple" { $0["aria-multiselectable"] = "true" }
    }
    return DOMNode("div", [table])
  }

  /// A row of a table.
  static func tableRow(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("tr", class: element.variantClass(.variant)).slot().with {
      guard element.has(.tappable) else { return }
      $0["tabindex"] = "0"
      $0.listen(for: .tap)
      $0["aria-selected"] = element.has(.selected) ? "true" : "false"
      if element.has(.disabled) { $0["aria-disabled"] = "true" }
    }
  }

  /// The heading of a column, with a button where it sorts.
  static func columnHeader(_ element: ElementSnapshot) -> DOMNode {
    let sort = element.text(.sort)
    guard element.has(.tappable) else {
      return DOMNode("th").slot().with { $0["scope"] = "col" }
    }
    let button = DOMNode("button", class: "r-columnHeader__sort").slot().with {
      $0["type"] = "button"
      $0.listen(for: .tap)
      $0[flag: "disabled"] = element.has(.disabled)
    }
    return DOMNode("th", [button]).with {
      $0["scope"] = "col"
      $0["aria-sort"] = sort ?? "none"
    }
  }
}
