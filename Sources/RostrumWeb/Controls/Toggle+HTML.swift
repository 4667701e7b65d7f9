import RostrumViews

extension DOMNode {
  /// An on and off switch.
  static func toggle(_ element: ElementSnapshot) -> DOMNode {
    let isSwitch = !["checkbox", "button"].contains(element.text(.variant))
    let label = DOMNode("span", class: "r-toggle__label").slot()
    let input = DOMNode("input", class: "r-toggle__input").with {
      $0["type"] = "checkbox"
      $0["role"] = isSwitch ? "switch" : nil
      $0["data-on"] = "toggle"
      $0["aria-label"] = element.text(.label)
      $0[flag: "disabled"] = element.has(.disabled)
      $0.value = .checked(element.has(.value))
    }
    let style = isSwitch ? "switch" : element.text(.variant) == "button" ? "button" : "box"
    return DOMNode("label", class: "r-toggle-\(style)", [label, input])
  }
}
