import RostrumViews

extension DOMNode {
  /// A button that opens a list of buttons.
  static func menu(_ element: ElementSnapshot) -> DOMNode {
    if element.text(.variant) == "context" { return contextMenu(element) }
    let button = DOMNode("button", class: "r-menu__button").text(element.text(.label)).with {
      if let variant = element.variantClass(.variant) { $0.classes.append(variant) }
      $0["type"] = "button"
      $0["aria-haspopup"] = "menu"
      $0["aria-expanded"] = "false"
      $0[flag: "disabled"] = element.has(.disabled)
    }
    let items = DOMNode("div", class: "r-menu__items").slot().with {
      $0["role"] = "menu"
      $0["popover"] = "auto"
    }
    return DOMNode("div", [button, items])
  }

  /// A menu that opens where the view before it is pressed with the second button.
  private static func contextMenu(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("div", class: "r-menu__items r-menu-context").slot().with {
      $0["role"] = "menu"
      $0["popover"] = "auto"
      $0["aria-label"] = element.text(.label)
    }
  }
}
