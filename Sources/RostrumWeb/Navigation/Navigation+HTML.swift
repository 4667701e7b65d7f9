import RostrumViews

extension DOMNode {
  /// A stack of screens.
  static var navigationStack: DOMNode {
    DOMNode("div").slot().with { $0.listen(for: .back) }
  }

  /// A screen, which says what bars around it are hidden.
  static func screen(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("section").slot().with {
      for bar in (element.text(.hiddenBars) ?? "").split(separator: " ") {
        $0.classes.append("r-screen-without-\(bar)")
      }
    }
  }

  /// Way back, items and title of a screen.
  static func navigationBar(_ element: ElementSnapshot, in context: DOMContext) -> DOMNode {
    let back = DOMNode("button", class: "r-navigationBar__back").text("Back").with {
      $0["type"] = "button"
      $0.listen(for: .back)
      $0[flag: "hidden"] = context.hidesBack || element.has(.backHidden)
    }
    let bar = DOMNode("div", class: "r-navigationBar__bar", [back]).slot().with {
      $0[.title] = element.text(.title)
    }
    let title = DOMNode("h1", class: "r-navigationBar__title").text(element.text(.title)).with {
      $0["id"] = "t\(element.id.rawValue)"
      $0["tabindex"] = "-1"
      $0[flag: "hidden"] = element.text(.title) == nil
    }
    let mode = element.text(.titleMode) == "inline" ? "inline" : "large"
    return DOMNode("header", class: "r-navigationBar-\(mode)", [bar, title]).with {
      switch element.text(.barBackground) {
      case "visible": $0.classes.append("r-navigationBar-solid")
      case "hidden": $0.classes.append("r-navigationBar-bare")
      default: break
      }
    }
  }

  /// Items of a bar at one place.
  static func toolbarItem(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("div", class: element.variantClass(.placement)).slot().with {
      if let variant = element.variantClass(.variant) { $0.classes.append(variant) }
    }
  }
}
