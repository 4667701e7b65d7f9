import RostrumElements

extension DOMNode {
  /// Rows, possibly in sections.
  static func list(_ role: String, _ variant: String, _ facts: [ListFact]) -> DOMNode {
    let name = variant == ListVariant.automatic.rawValue ? nil : "r-\(role)-\(variant)"
    return DOMNode("div", class: name).slot().with {
      // The rows of a form are groups of controls.
      if role == "list" { $0["role"] = "list" }
      for fact in facts {
        switch fact {
        case .editing: $0.classes.append("r-list-editing")
        case .background(.hidden): $0.classes.append("r-list-clear")
        case .background(.visible), .background(.automatic): break
        case .selection(let mode):
          $0["role"] = "listbox"
          if mode == .multiple { $0["aria-multiselectable"] = "true" }
        }
      }
    }
  }

  /// Rows with a header and footer; a header that collapses the rows is a button.
  static func section(
    _ element: ElementSnapshot, isExpanded: Bool?, isProminent: Bool, in context: DOMContext
  ) -> DOMNode {
    let variant = isProminent ? "r-section-prominent" : nil
    if context.isInMenu {
      return DOMNode("div").slot().with {
        $0["role"] = "group"
        $0["aria-label"] = element.children.first { $0.role == .header }?.spokenText
      }
    }
    let role = context.isInList ? "listitem" : nil
    guard let isExpanded else {
      return DOMNode("div", class: variant).slot().with { $0["role"] = role }
    }
    let toggle = DOMNode("button", class: "r-section__toggle").with {
      $0["type"] = "button"
      $0.listen(for: .tap)
      $0["aria-expanded"] = isExpanded ? "true" : "false"
      $0["aria-label"] =
        element.children.first { $0.role == .header }?.spokenText ?? context.words[.section]
      $0[flag: "disabled"] = element.state.isDisabled
    }
    return DOMNode("div", class: variant, [toggle]).slot().with {
      $0.classes.append("r-section-expandable")
      $0["role"] = role
    }
  }

  /// Buttons at one edge of a row.
  static func rowActions(
    _ edge: HorizontalEdge, allowsFullSwipe: Bool, in context: DOMContext
  ) -> DOMNode {
    DOMNode("div", class: "r-rowActions-\(edge.webName)").slot().with {
      $0.load(.dragging, in: context)
      $0[flag: .full] = allowsFullSwipe
    }
  }

  /// The header of a section.
  static func header(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    if context.choice?.isMenu == true { return caption(element) }
    return DOMNode("div").slot().with {
      if context.isInMenu || context.choice != nil { return }
      $0["role"] = "heading"
      $0["aria-level"] = "2"
    }
  }

  /// The footer of a section.
  static func footer(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    context.choice?.isMenu == true ? caption(element) : DOMNode("div").slot()
  }

  /// Names a button of a row by its own words and those of the row.
  fileprivate mutating func name(after row: UInt32, _ button: String?) {
    guard let button else { return }
    self["id"] = "\(button)\(row)"
    self["aria-labelledby"] = "\(button)\(row) c\(row)"
  }

  /// One row, with the interactions that it accepts.
  static func row(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    let words = context.words
    let content = DOMNode("div", class: "r-row__content").slot()
    let badge = DOMNode("span", class: "r-row__badge").text(element.badge).with {
      $0[flag: "hidden"] = element.badge == nil
    }
    let number = element.id.rawValue
    let delete = DOMNode("button", class: "r-row__delete").text(words[.delete]).with {
      $0["type"] = "button"
      if element.state.accepts(.delete) { $0.load(.dragging, in: context) }
      $0.name(after: number, element.state.accepts(.delete) ? "d" : nil)
      $0.listen(for: .delete)
      $0[flag: "hidden"] = !element.state.accepts(.delete)
      $0[flag: "disabled"] = element.state.isDisabled
    }
    let move = DOMNode("button", class: "r-row__move").with {
      $0["type"] = "button"
      $0.listen(for: .move)
      $0["aria-label"] = words[.move]
      if element.state.accepts(.move) { $0.load(.dragging, in: context) }
      $0.name(after: number, element.state.accepts(.move) ? "m" : nil)
      $0[flag: "hidden"] = !element.state.accepts(.move)
      $0[flag: "disabled"] = element.state.isDisabled
    }
    return DOMNode("div", [content, badge, delete, move])
      .with {
        guard element.state.accepts(.tap) else {
          if context.isInList { $0["role"] = "listitem" }
          return
        }
        $0["role"] = "option"
        // The script makes one row of a list reachable with the tab key.
        $0["tabindex"] = "-1"
        $0.listen(for: .tap)
        $0["aria-selected"] = element.state.isSelected ? "true" : "false"
        if element.state.isDisabled { $0["aria-disabled"] = "true" }
      }
  }
}
