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

  /// One row, with the interactions that it accepts.
  static func row(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    var parts = [DOMNode("div", class: "r-row__content").slot().with { $0.key = 0 }]
    if let badge = element.badge {
      parts.append(
        DOMNode("span", class: "r-row__badge").text(badge).with {
          $0.key = 1
          if let atom = BadgeAtom(element.state.badgeProminence)?.atom { $0.atoms = [atom] }
        })
    }
    if element.state.accepts(.delete) {
      parts.append(
        rowButton("r-row__delete", .delete, "d", of: element, in: context)
          .text(context.words[.delete]).with { $0.key = 2 })
    }
    if element.state.accepts(.move) {
      parts.append(
        rowButton("r-row__move", .move, "m", of: element, in: context)
          .with {
            $0["aria-label"] = context.words[.move]
            $0.key = 3
          })
    }
    return DOMNode("div", parts)
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

  /// A button of a row, named by its own words and those of the row.
  private static func rowButton(
    _ variant: String, _ behavior: Behavior, _ prefix: String, of row: ElementSnapshot,
    in context: DOMContext
  ) -> DOMNode {
    let number = row.id.rawValue
    return DOMNode("button", class: variant).with {
      $0["type"] = "button"
      $0.load(.dragging, in: context)
      $0["id"] = "\(prefix)\(number)"
      $0["aria-labelledby"] = "\(prefix)\(number) c\(number)"
      $0.listen(for: behavior)
      $0[flag: "disabled"] = row.state.isDisabled
    }
  }
}
