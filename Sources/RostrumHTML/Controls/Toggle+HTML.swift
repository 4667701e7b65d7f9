import RostrumElements

extension DOMNode {
  /// An on/off switch.
  static func toggle(
    _ element: ElementSnapshot, isOn: Bool, _ variant: ToggleVariant, in context: DOMContext
  ) -> DOMNode {
    if context.isInMenu { return toggleItem(element, isOn: isOn) }
    let (style, role): (String, String?) =
      switch variant {
      case .automatic, .switch: ("switch", "switch")
      case .button: ("button", nil)
      case .checkbox: ("box", nil)
      }
    let label = DOMNode("span", class: "r-toggle__label").slot()
    let input = DOMNode("input", class: "r-toggle__input").with {
      $0["type"] = "checkbox"
      $0["role"] = role
      $0.listen(for: .toggle)
      $0["aria-label"] = element.label
      $0[flag: "disabled"] = element.state.isDisabled
      $0.value = .checked(isOn)
    }
    return DOMNode("label", class: "r-toggle-\(style)", [label, input])
  }

  /// An item of a menu that is checked while the toggle is on.
  private static func toggleItem(_ element: ElementSnapshot, isOn: Bool) -> DOMNode {
    DOMNode("button", class: "r-menu__choice").slot().with {
      $0["type"] = "button"
      $0["role"] = "menuitemcheckbox"
      $0["aria-checked"] = isOn ? "true" : "false"
      $0["aria-label"] = element.label
      $0.listen(for: .toggle)
      $0[flag: "disabled"] = element.state.isDisabled
    }
  }
}
