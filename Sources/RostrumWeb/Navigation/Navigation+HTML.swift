import RostrumViews

extension DOMNode {
  /// A stack of screens.
  static var navigationStack: DOMNode {
    DOMNode("div").slot().with { $0.listen(for: .back) }
  }

  /// A screen, with the surrounding bars that it hides.
  static func screen(_ facts: [ScreenFact]) -> DOMNode {
    DOMNode("section").slot().with {
      for fact in facts {
        switch fact {
        case .hides(let bar): $0.classes.append("r-screen-without-\(bar)")
        // The bar of the screen contains the button.
        case .backHidden, .backReplaced: break
        }
      }
    }
  }

  /// The back button, items and title of a screen.
  static func navigationBar(
    _ element: ElementSnapshot, _ mode: BarTitleMode, background: Visibility,
    in context: DOMContext
  ) -> DOMNode {
    let back = DOMNode("button", class: "r-navigationBar__back").text(context.words[.back]).with {
      $0["type"] = "button"
      $0.listen(for: .back)
      $0[flag: "hidden"] = context.hidesBack
    }
    let bar = DOMNode("div", class: "r-navigationBar__bar", [back]).slot().with {
      $0[.title] = element.title
    }
    let title = DOMNode("h1", class: "r-navigationBar__title").text(element.title).with {
      $0["id"] = "t\(element.id.rawValue)"
      $0["tabindex"] = "-1"
      $0[flag: "hidden"] = element.title == nil
    }
    let size = mode == .inline ? "inline" : "large"
    return DOMNode("header", class: "r-navigationBar-\(size)", [bar, title]).with {
      switch background {
      case .visible: $0.classes.append("r-navigationBar-solid")
      case .hidden: $0.classes.append("r-navigationBar-bare")
      case .automatic: break
      }
    }
  }

  /// Items of a bar with one placement.
  static func toolbarItem(_ place: ToolbarItemPlace, background: Visibility) -> DOMNode {
    DOMNode("div", class: "r-toolbarItem-\(place)").slot().with {
      switch background {
      case .visible: $0.classes.append("r-toolbarItem-shared")
      case .hidden: $0.classes.append("r-toolbarItem-bare")
      case .automatic: break
      }
    }
  }
}
