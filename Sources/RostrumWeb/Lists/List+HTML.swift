import RostrumViews

extension DOMNode {
  /// Rows, possibly in sections.
  static func list(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("div", class: element.variantClass(.variant)).slot().with {
      if element.has(.editing) { $0.classes.append("r-list-editing") }
      switch element.text(.contentBackground) {
      case "hidden": $0.classes.append("r-list-clear")
      default: break
      }
      guard let mode = element.text(.selectionMode) else { return }
      $0["role"] = "listbox"
      if mode == "multiple" { $0["aria-multiselectable"] = "true" }
    }
  }

  /// Rows with heading and note; a heading that folds the rows away is a button.
  static func section(_ element: ElementSnapshot) -> DOMNode {
    let variant = element.variantClass(.variant)
    guard let isExpanded = element[.value]?.flag else {
      return DOMNode("div", class: variant).slot()
    }
    let toggle = DOMNode("button", class: "r-section__toggle").with {
      $0["type"] = "button"
      $0.listen(for: .tap)
      $0["aria-expanded"] = isExpanded ? "true" : "false"
      $0["aria-label"] = element.children.first { $0.role == .header }?.spokenText ?? "Section"
      $0[flag: "disabled"] = element.has(.disabled)
    }
    return DOMNode("div", class: variant, [toggle]).slot().with {
      $0.classes.append("r-section-expandable")
    }
  }

  /// Buttons at a side of a row.
  static func rowActions(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("div", class: element.variantClass(.placement)).slot().with {
      $0[flag: .full] = element.has(.fullSwipe)
    }
  }

  /// The heading of a section.
  static var header: DOMNode {
    DOMNode("div").slot().with {
      $0["role"] = "heading"
      $0["aria-level"] = "2"
    }
  }

  /// One row, with what can be done to it.
  static func row(_ element: ElementSnapshot) -> DOMNode {
    let content = DOMNode("div", class: "r-row__content").slot()
    let badge = DOMNode("span", class: "r-row__badge").text(element.text(.badge)).with {
      $0[flag: "hidden"] = element.text(.badge) == nil
    }
    let delete = DOMNode("button", class: "r-row__delete").text("Delete").with {
      $0["type"] = "button"
      $0.listen(for: .delete)
      $0[flag: "hidden"] = !element.has(.deletable)
      $0[flag: "disabled"] = element.has(.disabled)
    }
    let move = DOMNode("button", class: "r-row__move").with {
      $0["type"] = "button"
      $0.listen(for: .move)
      $0["aria-label"] = "Move"
      $0[flag: "hidden"] = !element.has(.movable)
      $0[flag: "disabled"] = element.has(.disabled)
    }
    let isFilled = (element[.style]?.styles ?? []).contains { style in
      if case .rowBackground = style { true } else { false }
    }
    return DOMNode("div", class: isFilled ? "r-row-filled" : nil, [content, badge, delete, move])
      .with {
        guard element.has(.tappable) else { return }
        $0["role"] = "option"
        // The script makes one row of a list a stop of the tab key.
        $0["tabindex"] = "-1"
        $0.listen(for: .tap)
        $0["aria-selected"] = element.has(.selected) ? "true" : "false"
        if element.has(.disabled) { $0["aria-disabled"] = "true" }
      }
  }
}
