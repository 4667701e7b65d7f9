import RostrumElements

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
        case .backHidden, .backReplaced, .backTitle: break
        }
      }
    }
  }

  /// The back button, items and title of a screen.
  static func navigationBar(
    _ element: ElementSnapshot, _ mode: BarTitleMode, background: Visibility,
    in context: DOMContext
  ) -> DOMNode {
    let back = DOMNode.backButton(to: context.backTitle, context.words).with {
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

  /// A button that leads to the previous screen and shows its title; a long one is left to the name.
  ///
  /// - Parameters:
  ///   - title: The title of the previous screen, if it has one.
  ///   - words: The package's own words for the reader.
  /// - Returns: The button.
  static func backButton(to title: String?, _ words: SystemWords) -> DOMNode {
    let isShown = title.map { $0.count <= 20 } ?? false
    let text = DOMNode("span").text(isShown ? title : words[.back])
    return DOMNode("button", class: "r-navigationBar__back", [text]).with {
      $0["type"] = "button"
      $0.listen(for: .back)
      $0["aria-label"] = title.map { "\(words[.back]), \($0)" }
    }
  }

  /// Items of a bar with one placement.
  static func toolbarItem(_ place: ToolbarItemPlace, background: Visibility) -> DOMNode {
    DOMNode("div", class: "r-toolbarItem-\(place.rawValue)").slot().with {
      $0[flag: .ends] = place == .cancellationAction
      if place == .subtitle { $0.atoms.append(BarSubtitleAtom().atom) }
      switch background {
      case .visible: $0.classes.append("r-toolbarItem-shared")
      case .hidden: $0.classes.append("r-toolbarItem-bare")
      case .automatic: break
      }
    }
  }
}
