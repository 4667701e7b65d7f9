import RostrumElements

extension DOMNode {
  /// A control that performs an action when it is pressed.
  static func button(
    _ element: ElementSnapshot, _ variant: ButtonVariant, _ role: ButtonRole?,
    _ border: ButtonBorderShape, in context: DOMContext
  ) -> DOMNode {
    pressable(element, in: context).with {
      if variant != .automatic { $0.classes.append("r-button-\(variant.rawValue)") }
      if let role { $0.classes.append("r-button-\(role.rawValue)") }
      // A user leaves by it what it is in. The buttons of a question all do.
      $0[flag: .ends] = role == .cancel || role == .close
      if let radius = border.radius {
        $0.atoms.append(CornerRadiusAtom(operand: AtomNumber(radius)).atom)
      } else if border.kind != .automatic {
        $0.classes.append("r-button-\(border.kind.rawValue)")
      }
    }
  }

  /// A button that shows and hides the content below it.
  static func disclosure(
    _ element: ElementSnapshot, isExpanded: Bool, in context: DOMContext
  ) -> DOMNode {
    pressable(element, in: context).with {
      $0.classes.append("r-button-disclosure")
      $0["aria-expanded"] = isExpanded ? "true" : "false"
    }
  }

  private static func pressable(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    DOMNode("button").slot().with {
      $0["type"] = "button"
      $0["role"] = context.isInMenu ? "menuitem" : nil
      $0.listen(for: element.state.accepts(.paste) ? .paste : .tap)
      $0["aria-label"] = element.label
      $0[flag: "disabled"] = element.state.isDisabled
    }
  }

  /// A row or text that leads to another screen, or to an address.
  static func link(
    _ element: ElementSnapshot, _ target: LinkTarget?, in context: DOMContext
  ) -> DOMNode {
    let role = context.isInMenu ? "menuitem" : nil
    guard let target else {
      return DOMNode("button").slot().with {
        $0["type"] = "button"
        $0["role"] = role
        $0.listen(for: .tap)
        $0["aria-label"] = element.label
        $0[flag: "disabled"] = element.state.isDisabled
      }
    }
    return DOMNode("a", class: "r-link-external").slot().with {
      $0["role"] = role
      $0["aria-label"] = element.label
      $0.lead(
        to: element.state.isDisabled ? nil : target.address, tells: target.isOpenedByApp)
    }
  }
}
