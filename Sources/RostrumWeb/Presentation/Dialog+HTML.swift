import RostrumViews

extension DOMNode {
  /// A sheet or cover.
  ///
  /// The browser opens it when it comes into the page: `open` is never written.
  static func modal(_ element: ElementSnapshot) -> DOMNode {
    let isBeside = element.has(.backgroundInteraction)
    let dismissal = element.role == .sheet && !isBeside ? "any" : "closerequest"
    return panel(element, handle: element.role == .sheet ? handle(of: element) : nil).with {
      if isMedium(element) { $0.classes.append("r-sheet-medium") }
      $0[flag: .beside] = isBeside
      $0["closedby"] = element.has(.dismissDisabled) ? "none" : dismissal
    }
  }

  /// A sheet rests in the size that the app says, else in the smaller of its sizes.
  private static func isMedium(_ element: ElementSnapshot) -> Bool {
    if let detent = element.text(.detent) { return detent == "medium" }
    return (element.text(.detents) ?? "").split(separator: " ").contains("medium")
  }

  /// The handle, which changes the size where there are several.
  private static func handle(of element: ElementSnapshot) -> DOMNode {
    let detents = (element.text(.detents) ?? "").split(separator: " ").map(String.init)
    let isLargest = element.text(.detent) == detents.last
    let indicator = element.text(.dragIndicator)
    return DOMNode("button", class: "r-sheet__handle").with {
      $0["type"] = "button"
      $0.listen(for: .step)
      $0[.step] = isLargest ? "down" : "up"
      $0["aria-label"] = "Size"
      $0[flag: "disabled"] = element.text(.detent) == nil || detents.count < 2
      $0[flag: "hidden"] = indicator == nil && detents.count < 2 || indicator == "hidden"
    }
  }

  /// A bubble beside its invoker; it is not modal.
  static func popover(_ element: ElementSnapshot) -> DOMNode {
    panel(element).with {
      if let adaptation = element.variantClass(.compactAdaptation) {
        $0.classes.append(adaptation)
      }
      $0["closedby"] = element.has(.dismissDisabled) ? "none" : "any"
      $0[.invoker] = element[.invoker]?.element.map { "\($0.rawValue)" }
    }
  }

  private static func panel(_ element: ElementSnapshot, handle: DOMNode? = nil) -> DOMNode {
    let panel = DOMNode("div", class: "r-\(element.role.rawValue)__panel").slot()
    return DOMNode("dialog", [panel, handle].compactMap { $0 }).with {
      $0[.modal] = element.role.rawValue
      $0.listen(for: .dismiss)
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
      $0[.modal] = element.role.rawValue
      $0.listen(for: .dismiss)
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
