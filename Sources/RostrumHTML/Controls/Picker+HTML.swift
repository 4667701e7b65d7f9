import RostrumElements

extension DOMNode {
  /// A choice, as a `select` or a group of radio buttons.
  static func picker(
    _ element: ElementSnapshot, selection: ElementID?, _ variant: PickerVariant,
    in context: DOMContext
  ) -> DOMNode {
    if context.isInMenu { return pickerItems(element) }
    let label = DOMNode("span", class: "r-picker__label").text(element.label).with {
      $0[flag: "hidden"] = element.label == nil
      $0["id"] = "l\(element.id.rawValue)"
    }
    return switch variant {
    case .automatic, .menu: menuPicker(element, label, selection)
    case .segmented: radioGroup(element, label, class: "r-picker-segmented")
    case .inline, .radioGroup: radioGroup(element, label, class: "r-picker-inline")
    case .radioRow:
      radioGroup(element, label, class: "r-picker-inline", atoms: [OptionRowAtom().atom])
    }
  }

  private static func menuPicker(
    _ element: ElementSnapshot, _ label: DOMNode, _ selection: ElementID?
  ) -> DOMNode {
    // A browser shows the first option that can be chosen unless one is: here, this one is while no other is.
    let none = DOMNode("option").with {
      $0["value"] = ""
      $0[flag: "disabled"] = true
      $0[flag: "hidden"] = true
      $0.value = .initiallySelected(selection == nil)
    }
    let select = DOMNode("select", class: "r-picker__input", [none]).slot().with {
      $0.listen(for: .select)
      $0[flag: "disabled"] = element.state.isDisabled
      $0.value = .text(selection.map { "\($0.rawValue)" } ?? "")
    }
    return DOMNode("label", class: "r-picker-menu", [label, select])
  }

  /// Items of a menu, of which the chosen one is checked.
  private static func pickerItems(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("div", class: "r-picker-items").slot().with {
      $0["role"] = "group"
      $0["aria-label"] = element.label
      $0.listen(for: .select)
    }
  }

  /// An item of a menu that chooses an option.
  private static func optionItem(_ element: ElementSnapshot, isChosen: Bool) -> DOMNode {
    DOMNode("button", class: "r-menu__choice").slot().with {
      $0["type"] = "button"
      $0["role"] = "menuitemradio"
      $0["aria-checked"] = isChosen ? "true" : "false"
      $0["value"] = "\(element.id.rawValue)"
      $0[flag: "disabled"] = element.state.isDisabled
    }
  }

  private static func radioGroup(
    _ element: ElementSnapshot, _ label: DOMNode, class name: String, atoms: [Atom] = []
  ) -> DOMNode {
    let options = DOMNode("div", class: "r-picker__options").slot().with {
      $0.atoms = atoms
      $0.listen(for: .select)
    }
    return DOMNode("div", class: name, [label, options]).with {
      $0["role"] = "radiogroup"
      $0["aria-labelledby"] = "l\(element.id.rawValue)"
      if element.state.isDisabled { $0["aria-disabled"] = "true" }
    }
  }

  /// Words between the options of a `select`.
  static func caption(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("option").text(element.spokenText).with { $0[flag: "disabled"] = true }
  }

  /// An option of a picker.
  static func option(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    let value = "\(element.id.rawValue)"
    let isChosen = context.choice?.selection == element.id
    if context.isInMenu { return optionItem(element, isChosen: isChosen) }
    guard context.choice?.isMenu == true else {
      let input = DOMNode("input", class: "r-option__input").with {
        $0["type"] = "radio"
        $0["name"] = context.choice.map { "g\($0.group.rawValue)" }
        $0["value"] = value
        $0[flag: "disabled"] = element.state.isDisabled
        $0.value = .checked(isChosen)
      }
      let label = DOMNode("span", class: "r-option__label").slot()
      return DOMNode("label", [input, label])
    }
    return DOMNode("option").text(element.spokenText).with {
      $0["value"] = value
      $0[flag: "disabled"] = element.state.isDisabled
      $0.value = .initiallySelected(isChosen)
    }
  }
}
