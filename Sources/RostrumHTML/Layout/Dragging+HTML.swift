import RostrumElements

extension DOMNode {
  /// A view that can be dragged, with a button that lists the places to drop it.
  static func draggable(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    box(element, class: "r-carried", [moveButton(of: element, in: context)]).with {
      $0.load(.dragging, in: context)
    }
  }

  /// The button that lists the places for what can be dragged.
  static func moveButton(of element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    button("move", of: element, class: "r-carried__move").with {
      // A row is found by its first letters, of which the words of the button are none.
      $0["aria-label"] = context.words[.moveTo]
      $0["aria-haspopup"] = "menu"
    }
  }

  /// A view on which content can be dropped, with a button to choose files if it takes them.
  static func dropDestination(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    guard case .fileChooser(let chooser)? = element.state.fact(.fileChooser) else {
      return box(element, class: "r-taking", [])
    }
    let button = button("choose", of: element, class: "r-taking__choose").with {
      $0.text = context.words[.chooseFiles]
      $0.handleFiles(chooser.attribute, in: context)
      $0[flag: "hidden"] = chooser.attribute == nil
    }
    return box(element, class: "r-taking", [button])
  }

  /// A box whose content names its buttons, and isn't a box itself.
  private static func box(
    _ element: ElementSnapshot, class name: String, _ buttons: [DOMNode]
  ) -> DOMNode {
    let content = DOMNode("div", class: "r-dragging__content").slot().with {
      $0["id"] = "dragged\(element.id.rawValue)"
    }
    return DOMNode("div", class: "r-box", buttons + [content]).with { $0.classes.append(name) }
  }

  private static func button(
    _ prefix: String, of element: ElementSnapshot, class name: String
  ) -> DOMNode {
    let number = element.id.rawValue
    return DOMNode("button", class: name).with {
      $0["type"] = "button"
      $0["id"] = "\(prefix)\(number)"
      $0["aria-labelledby"] = "\(prefix)\(number) dragged\(number)"
      $0[flag: "disabled"] = element.state.isDisabled
    }
  }
}
