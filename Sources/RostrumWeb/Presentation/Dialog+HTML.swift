import RostrumViews

extension DOMNode {
  /// A sheet or cover.
  ///
  /// The browser opens it when it comes into the page: `open` is never written.
  static func modal(_ element: ElementSnapshot) -> DOMNode {
    let dismissal = element.role == .sheet ? "any" : "closerequest"
    return panel(element).with {
      // A sheet comes up in the smaller of its sizes.
      let isMedium = (element.text(.detents) ?? "").split(separator: " ").contains("medium")
      if isMedium { $0.classes.append("r-sheet-medium") }
      $0["closedby"] = element.has(.dismissDisabled) ? "none" : dismissal
    }
  }

  /// A bubble beside its invoker; it is not modal.
  static func popover(_ element: ElementSnapshot) -> DOMNode {
    panel(element).with {
      $0["closedby"] = element.has(.dismissDisabled) ? "none" : "any"
      $0["data-invoker"] = element[.invoker]?.element.map { "\($0.rawValue)" }
    }
  }

  private static func panel(_ element: ElementSnapshot) -> DOMNode {
    let panel = DOMNode("div", class: "r-\(element.role.rawValue)__panel").slot()
    return DOMNode("dialog", [panel]).with {
      $0["data-modal"] = element.role.rawValue
      $0["data-on"] = "dismiss"
      if let title = element.firstTitle {
        $0["aria-labelledby"] = "t\(title.rawValue)"
      } else {
        $0["aria-label"] = element.text(.title) ?? element.text(.label)
      }
    }
  }

  /// A question, with a title and a message that describe it.
  static func alert(_ element: ElementSnapshot) -> DOMNode {
    let name = "r-\(element.role.rawValue)"
    let number = element.id.rawValue
    let title = DOMNode("h2", class: "\(name)__title").text(element.text(.title)).with {
      $0["id"] = "t\(number)"
    }
    let message = DOMNode("p", class: "\(name)__message").text(element.text(.message)).with {
      $0["id"] = "m\(number)"
      $0[flag: "hidden"] = element.text(.message) == nil
    }
    let actions = DOMNode("div", class: "\(name)__actions").slot()
    return DOMNode("dialog", [title, message, actions]).with {
      $0["role"] = "alertdialog"
      $0["data-modal"] = element.role.rawValue
      $0["data-on"] = "dismiss"
      $0["closedby"] = element.has(.dismissDisabled) ? "none" : "closerequest"
      $0["aria-labelledby"] = "t\(number)"
      $0["aria-describedby"] = element.text(.message) == nil ? nil : "m\(number)"
    }
  }
}

extension ElementSnapshot {
  /// The first bar with a title within.
  fileprivate var firstTitle: ElementID? {
    if role == .navigationBar, text(.title) != nil { return id }
    for child in children where !child.role.isPresentation {
      if let title = child.firstTitle { return title }
    }
    return nil
  }
}
