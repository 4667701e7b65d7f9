import RostrumViews

extension DOMNode {
  /// Rows, possibly in sections.
  static func list(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("div", class: element.variantClass(.variant)).slot().with {
      if element.has(.editing) { $0.classes.append("r-list-editing") }
      guard let mode = element.text(.selectionMode) else { return }
      $0["role"] = "listbox"
      if mode == "multiple" { $0["aria-multiselectable"] = "true" }
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
      $0["data-on"] = "delete"
      $0[flag: "hidden"] = !element.has(.deletable)
      $0[flag: "disabled"] = element.has(.disabled)
    }
    let move = DOMNode("button", class: "r-row__move").with {
      $0["type"] = "button"
      $0["data-on"] = "move"
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
        $0["tabindex"] = "0"
        $0["data-on"] = "tap"
        $0["aria-selected"] = element.has(.selected) ? "true" : "false"
        if element.has(.disabled) { $0["aria-disabled"] = "true" }
      }
  }
}
