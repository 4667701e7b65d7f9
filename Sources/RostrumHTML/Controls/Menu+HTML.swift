import RostrumElements

extension DOMNode {
  /// A button that opens a list of buttons.
  static func menu(
    _ element: ElementSnapshot, symbol: String?, _ variant: MenuVariant, in context: DOMContext
  ) -> DOMNode {
    if variant == .context { return contextMenu(element) }
    let button = label(of: element, symbol: symbol).with {
      if let name = variant.className, !context.isInMenu { $0.classes.append(name) }
      $0["type"] = "button"
      $0["role"] = context.isInMenu ? "menuitem" : nil
      $0["aria-haspopup"] = "menu"
      $0["aria-expanded"] = "false"
      $0[flag: "disabled"] = element.state.isDisabled
    }
    let items = DOMNode("div", class: "r-menu__items").slot().with {
      $0["role"] = "menu"
      $0["popover"] = "auto"
    }
    return DOMNode("div", [button, items])
  }

  /// The button of a menu: its name, preceded by its symbol if it has one.
  private static func label(of element: ElementSnapshot, symbol: String?) -> DOMNode {
    guard let name = symbol else {
      return DOMNode("button", class: "r-menu__button").text(element.label)
    }
    let icon = DOMNode.symbol(named: name).with {
      $0.classes.insert("r-image", at: 0)
      $0["aria-hidden"] = "true"
    }
    if element.state.has(.labelHidden) {
      return DOMNode("button", class: "r-menu__button", [icon]).with {
        $0["aria-label"] = element.label
      }
    }
    let title = DOMNode("span", class: "r-menu__title").text(element.label)
    return DOMNode("button", class: "r-menu__button", [icon, title])
  }

  /// A menu that opens on a secondary click on the preceding view.
  private static func contextMenu(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("div", class: "r-menu__items r-menu-context").slot().with {
      $0["role"] = "menu"
      $0["popover"] = "auto"
      $0["aria-label"] = element.label
    }
  }
}

extension MenuVariant {
  /// The class for the menu's button.
  fileprivate var className: String? {
    switch self {
    case .automatic, .context: nil
    case .button(.automatic): "r-menu-button"
    case .button(let variant): "r-menu-\(variant.rawValue)"
    case .borderless: "r-menu-borderless"
    }
  }
}
