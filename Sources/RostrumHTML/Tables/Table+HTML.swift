import RostrumElements

extension DOMNode {
  /// Rows with the same columns, in a box that scrolls horizontally if it is narrow.
  static func table(_ element: ElementSnapshot, _ mode: RowSelectionMode?) -> DOMNode {
    let rows = DOMNode("tbody").slot()
    let table = DOMNode("table", class: "r-table__rows", [rows]).with {
      $0["aria-label"] = element.label
      guard let mode else { return }
      $0["role"] = "grid"
      if mode == .multiple { $0["aria-multiselectable"] = "true" }
    }
    return DOMNode("div", [table])
  }

  /// A row of a table.
  static func tableRow(_ element: ElementSnapshot, isHeader: Bool) -> DOMNode {
    DOMNode("tr", class: isHeader ? "r-tableRow-header" : nil).slot().with {
      guard element.state.accepts(.tap) else { return }
      $0["tabindex"] = "0"
      $0.listen(for: .tap)
      $0["aria-selected"] = element.state.isSelected ? "true" : "false"
      if element.state.isDisabled { $0["aria-disabled"] = "true" }
    }
  }

  /// The heading of a column, with a button if it sorts.
  static func columnHeader(
    _ element: ElementSnapshot, _ direction: TableSortDirection?
  ) -> DOMNode {
    guard element.state.accepts(.tap) else {
      return DOMNode("th").slot().with { $0["scope"] = "col" }
    }
    let button = DOMNode("button", class: "r-columnHeader__sort").slot().with {
      $0["type"] = "button"
      $0.listen(for: .tap)
      $0[flag: "disabled"] = element.state.isDisabled
    }
    return DOMNode("th", [button]).with {
      $0["scope"] = "col"
      $0["aria-sort"] =
        switch direction {
        case .ascending: "ascending"
        case .descending: "descending"
        case nil: "none"
        }
    }
  }
}
