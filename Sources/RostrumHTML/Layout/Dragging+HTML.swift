import RostrumElements

extension DOMNode {
  /// A view that can be dragged, with a button that lists the places to drop it.
  static func draggable(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    let button = button("move", of: element, class: "r-carried__move", context.words[.moveTo]).with
    {
      $0["aria-haspopup"] = "menu"
    }
    return box(element, class: "r-carried", [button]).with {
      $0.load(.dragging, in: context)
    }
  }

  /// A view on which content can be dropped, with a button to choose files if it takes them.
  static func dropDestination(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    guard case .fileChooser(let chooser)? = element.state.fact(.fileChooser) else {
      return box(element, class: "r-taking", [])
    }
    let button = button(
      "choose", of: element, class: "r-taking__choose", context.words[.chooseFiles]
    )
    .with {
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
    _ prefix: String, of element: ElementSnapshot, class name: String, _ words: String
  ) -> DOMNode {
    let number = element.id.rawValue
    return DOMNode("button", class: name).text(words).with {
      $0["type"] = "button"
      $0["id"] = "\(prefix)\(number)"
      $0["aria-labelledby"] = "\(prefix)\(number) dragged\(number)"
      $0[flag: "disabled"] = element.state.isDisabled
    }
  }
}
