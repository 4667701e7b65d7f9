import RostrumViews

extension DOMNode {
  /// Something that acts when it is pressed.
  static func button(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    DOMNode("button").slot().with {
      $0.classes = [.variant, .buttonRole, .borderShape].compactMap(element.variantClass)
      $0["type"] = "button"
      $0["role"] = context.parent == .menu ? "menuitem" : nil
      $0["data-on"] = element.has(.pressable) ? "tap press" : "tap"
      $0["aria-label"] = element.text(.label)
      if element.text(.variant) == "disclosure" {
        $0["aria-expanded"] = element.has(.expanded) ? "true" : "false"
      }
      $0[flag: "disabled"] = element.has(.disabled)
    }
  }

  /// A row or text that leads to another screen, or to an address.
  static func link(_ element: ElementSnapshot) -> DOMNode {
    if let address = element.text(.url) {
      return DOMNode("a", class: element.variantClass(.variant)).slot().with {
        $0["aria-label"] = element.text(.label)
        $0.lead(to: element.has(.disabled) ? nil : address, tells: element.has(.tappable))
      }
    }
    return DOMNode("button", class: element.variantClass(.variant)).slot().with {
      $0["type"] = "button"
      $0["data-on"] = "tap"
      $0["aria-label"] = element.text(.label)
      $0[flag: "disabled"] = element.has(.disabled)
    }
  }
}
