import Foundation
import RostrumElements

extension DOMNode {
  /// Rows with the same columns, in a box that scrolls if they are too wide.
  static func table(
    _ element: ElementSnapshot, _ mode: RowSelectionMode?, _ look: TableLook, in context: DOMContext
  ) -> DOMNode {
    let rows = DOMNode("tbody").slot()
    let table = DOMNode("table", class: "r-table__rows", [rows]).with {
      $0["aria-label"] = element.label
      guard let mode else { return }
      $0["role"] = "grid"
      if mode == .multiple { $0["aria-multiselectable"] = "true" }
    }
    return DOMNode("div", [table]).with {
      $0.atoms = TablePartAtom.parts(of: look)
      $0.load(.columns, in: context)
    }
  }

  /// A row of a table.
  static func tableRow(
    _ element: ElementSnapshot, isHeader: Bool, in context: DOMContext
  ) -> DOMNode {
    DOMNode("tr", class: isHeader ? "r-tableRow-header" : nil).slot().with {
      if element.state.accepts(.draggable) || element.state.accepts(.dropTarget) {
        $0.atoms = [TablePartAtom(name: .tableDragging).atom]
        $0.load(.dragging, in: context)
      }
      // The menu is in a cell of its own: see `rowMenu`.
      if element.state.interaction(.rowMenu) != nil { $0.classes.append("r-group-context") }
      guard element.state.accepts(.tap) else { return }
      $0["tabindex"] = "0"
      $0.listen(for: .tap)
      $0["aria-selected"] = element.state.isSelected ? "true" : "false"
      if element.state.isDisabled { $0["aria-disabled"] = "true" }
    }
  }

  /// What holds the menu of a row of a table: a cell without a box.
  static var rowMenu: DOMNode {
    DOMNode("td", class: "r-group-context").slot().with {
      $0["role"] = "presentation"
      $0.atoms = [TablePartAtom(name: .tableRowMenu).atom]
    }
  }

  /// A cell of a row; the first one has the place of the row in an outline and a button for those in it,
  /// and the button that moves a row that can be dragged.
  static func cell(
    _ element: ElementSnapshot, _ outline: RowOutline?, isGrip: Bool, in context: DOMContext
  ) -> DOMNode {
    if outline == nil, !isGrip { return DOMNode("td").slot() }
    let name = "o\(element.id.rawValue)"
    // The button is in what names it, so its own words are a part of the name.
    let grip =
      isGrip
      ? [moveButton(of: element, in: context).with { $0["aria-labelledby"] = name }] : []
    guard let outline else { return DOMNode("td", grip).slot().with { $0["id"] = name } }
    let button = DOMNode("button", class: "r-cell__disclosure").with {
      $0["type"] = "button"
      $0["aria-labelledby"] = name
      guard let isExpanded = outline.isExpanded else { return $0[flag: "hidden"] = true }
      $0.listen(for: .tap)
      $0["aria-expanded"] = isExpanded ? "true" : "false"
    }
    let content = DOMNode("div", class: "r-cell__content", grip).slot().with {
      $0["id"] = name
    }
    let row = DOMNode("div", class: "r-cell__outline", [button, content]).with {
      let indent = outline.level * 20 + (outline.isExpanded == nil ? 28 : 0)
      let insets = EdgeInsets(top: 0, leading: Double(indent), bottom: 0, trailing: 0)
      $0.atoms = [PaddingAtom(name: .padding, operand: AtomEdges(insets)).atom]
    }
    return DOMNode("td", [row])
  }

  /// The heading of a column, with a button if it sorts, and an edge if the column can be resized.
  static func columnHeader(
    _ element: ElementSnapshot, _ direction: TableSortDirection?, _ facts: ColumnFacts
  ) -> DOMNode {
    let canSort = element.state.accepts(.tap)
    let canMove = element.state.accepts(.move) && !element.state.isDisabled
    let edge = facts.width.map {
      Self.edge($0, isDisabled: element.state.isDisabled, canSort: canSort)
    }
    guard canSort else {
      let heading = DOMNode("th").with {
        $0["scope"] = "col"
        if canMove { $0.listen(for: .move) }
      }
      guard let edge else { return heading.slot() }
      return heading.with {
        $0["aria-label"] = facts.width?.title
        $0.children = [DOMNode("span").slot(), edge]
      }
    }
    let button = DOMNode("button", class: "r-columnHeader__sort").slot().with {
      $0["type"] = "button"
      $0.listen(for: .tap)
      $0[flag: "disabled"] = element.state.isDisabled
    }
    return DOMNode("th", [button] + (edge.map { [$0] } ?? [])).with {
      $0["scope"] = "col"
      if canMove { $0.listen(for: .move) }
      // The name of the edge isn't a part of the heading's.
      $0["aria-label"] = facts.width?.title
      $0["aria-sort"] =
        switch direction {
        case .ascending: "ascending"
        case .descending: "descending"
        case nil: "none"
        }
      if let later = facts.laterSort { $0.classes.append("r-columnHeader-\(later.rawValue)") }
    }
  }

  /// The edge that resizes a column (WAI-ARIA Authoring Practices, window splitter).
  ///
  /// The edge of a heading that sorts is reached from the heading, so that it isn't a stop of the tab
  /// key beside others.
  private static func edge(
    _ width: ColumnFacts.AdjustableWidth, isDisabled: Bool, canSort: Bool
  ) -> DOMNode {
    DOMNode("div", class: "r-columnHeader__edge").with {
      $0["role"] = "separator"
      $0["aria-orientation"] = "vertical"
      $0["aria-label"] = width.title
      $0["aria-valuemin"] = Decimal.text(width.bounds.lowerBound)
      $0["aria-valuemax"] = Decimal.text(width.bounds.upperBound)
      $0["aria-valuenow"] = Decimal.text(width.value ?? width.bounds.lowerBound)
      if isDisabled {
        $0["aria-disabled"] = "true"
      } else {
        $0["tabindex"] = canSort ? "-1" : "0"
        $0.listen(for: .number)
      }
    }
  }
}
