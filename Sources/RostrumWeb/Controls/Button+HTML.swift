import RostrumViews

extension DOMNode {
  /// Something that acts when it is pressed.
  static func button(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    DOMNode("button").slot().with {
      $0.classes = [element.variantClass(.variant), element.variantClass(.buttonRole)]
        .compactMap { $0 }
      $0["type"] = "button"
      $0["role"] = context.parent == .menu ? "menuitem" : nil
      $0["data-on"] = "tap"
      $0["aria-label"] = element.text(.label)
      $0[flag: "disabled"] = element.has(.disabled)
    }
  }

  /// A row or text that leads to another screen.
  static func link(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("button", class: element.variantClass(.variant)).slot().with {
      $0["type"] = "button"
      $0["data-on"] = "tap"
      $0["aria-label"] = element.text(.label)
      $0[flag: "disabled"] = element.has(.disabled)
    }
  }
}
