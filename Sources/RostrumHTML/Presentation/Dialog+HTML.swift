import RostrumElements

extension DOMNode {
  /// A modal presentation that covers part of the content below it.
  ///
  /// The browser opens the dialog when it is inserted into the page: `open` is never written.
  static func sheet(
    _ element: ElementSnapshot, _ facts: [PresentationFact], _ words: SystemWords
  ) -> DOMNode {
    let resting = facts.detent ?? facts.detents.first
    let isBeside = facts.contains(.backgroundInteraction)
    return panel(
      element, facts, closedBy: isBeside ? "closerequest" : "any", handle: handle(facts, words)
    ).with {
      if resting == .medium { $0.classes.append("r-sheet-medium") }
      guard !isBeside else { return }
      for case .sizing(let sizing) in facts {
        $0.atoms += PresentedAtom.atoms(for: sizing, hasHeight: resting != nil)
      }
    }
  }

  /// A modal presentation that covers everything.
  ///
  /// As in SwiftUI, it leaves only by what it offers, such as a button, or by the way back of the
  /// browser.
  static func cover(_ element: ElementSnapshot, _ facts: [PresentationFact]) -> DOMNode {
    panel(element, facts, closedBy: "none")
  }

  /// A bubble attached to the element that presented it, which isn't modal.
  static func popover(_ element: ElementSnapshot, _ facts: [PresentationFact]) -> DOMNode {
    panel(element, facts, closedBy: "any")
  }

  /// The handle, which changes the height if there are several.
  private static func handle(_ facts: [PresentationFact], _ words: SystemWords) -> DOMNode {
    let detents = facts.detents
    var indicator = Visibility.automatic
    for case .dragIndicator(let visibility) in facts { indicator = visibility }
    let isShown = indicator == .visible || indicator == .automatic && detents.count > 1
    return DOMNode("button", class: "r-sheet__handle").with {
      $0["type"] = "button"
      $0.listen(for: .step)
      $0[.step] = facts.detent == detents.last ? "down" : "up"
      $0["aria-label"] = words[.size]
      $0[flag: "disabled"] = facts.detent == nil || detents.count < 2
      $0[flag: "hidden"] = !isShown
    }
  }

  /// A presentation of views.
  ///
  /// - Parameters:
  ///   - element: The presentation.
  ///   - facts: The facts about the presentation.
  ///   - closedBy: The user actions that close the dialog if the app permits dismissal: a value of
  ///     `closedby` (HTML, 4.11.4).
  ///   - handle: The control that changes the height.
  /// - Returns: The dialog.
  private static func panel(
    _ element: ElementSnapshot, _ facts: [PresentationFact], closedBy: String,
    handle: DOMNode? = nil
  ) -> DOMNode {
    let panel = DOMNode("div", class: "r-\(element.role.rawValue)__panel").slot()
    return DOMNode("dialog", [panel, handle].compactMap { $0 }).with {
      $0[.modal] = element.role.rawValue
      if !facts.contains(.dismissDisabled) { $0.listen(for: .dismiss) }
      $0["closedby"] = closedBy
      for fact in facts { $0.add(fact, of: element.role) }
      if let title = element.firstTitle {
        $0["aria-labelledby"] = "t\(title.rawValue)"
      } else {
        $0["aria-label"] = element.title ?? element.label
      }
    }
  }

  /// An alert or dialog, labelled by its title and described by its message.
  static func question(
    _ element: ElementSnapshot, _ title: String?, _ message: String?, _ facts: [PresentationFact],
    in context: DOMContext
  ) -> DOMNode {
    let name = "r-\(element.role.rawValue)"
    let number = element.id.rawValue
    let heading = DOMNode("h2", class: "\(name)__title").text(title).with {
      $0["id"] = "t\(number)"
    }
    let details = DOMNode("p", class: "\(name)__message").text(message).with {
      $0["id"] = "m\(number)"
      $0[flag: "hidden"] = message == nil
    }
    let actions = DOMNode("div", class: "\(name)__actions").slot()
    let icon = facts.icon.map { dialogIcon(of: element, $0, in: context) }
    return DOMNode("dialog", [icon, heading, details, actions].compactMap { $0 }).with {
      $0["role"] = "alertdialog"
      $0[.modal] = element.role.rawValue
      if !facts.contains(.dismissDisabled) { $0.listen(for: .dismiss) }
      // An alert must be answered; beside a dialog is its way out.
      $0["closedby"] = element.role == .dialog ? "any" : "closerequest"
      for fact in facts { $0.add(fact, of: element.role) }
      // A title that isn't shown isn't in the heading.
      if let title, !title.isEmpty {
        $0["aria-labelledby"] = "t\(number)"
      } else {
        $0["aria-label"] = element.label ?? message
      }
      $0["aria-describedby"] = message == nil ? nil : "m\(number)"
    }
  }

  /// The icon above the title of an alert or dialog, which assistive technology skips.
  private static func dialogIcon(
    of element: ElementSnapshot, _ source: ImageSource, in context: DOMContext
  ) -> DOMNode {
    var picture = image(element, source, isResizable: false, in: context)
    picture.classes.insert("r-image", at: 0)
    return DOMNode("div", [picture]).with {
      $0["aria-hidden"] = "true"
      $0.atoms.append(FontAtom(operand: .largeTitle).atom)
    }
  }

  /// Adds a fact to the dialog.
  private mutating func add(_ fact: PresentationFact, of role: ElementRole) {
    switch fact {
    case .dismissDisabled: self["closedby"] = "none"
    case .backgroundInteraction: self[flag: .beside] = true
    case .invoker(let id):
      if role == .popover { self[.invoker] = "\(id.rawValue)" }
    case .compactAdaptation(let adaptation, .horizontal):
      if role == .popover { classes.append("r-popover-\(adaptation)") }
    case .compactAdaptation(let adaptation, .vertical):
      if role == .popover { classes.append("r-popover-low-\(adaptation)") }
    case .edge(let edge): if role == .popover { atoms.append(PresentedAtom(edge).atom) }
    case .sizing: break
    // An alert or dialog shows its icon above its title.
    case .critical, .icon: break
    // The handle of a sheet represents these, and its style contains the height.
    case .detents, .detent, .dragIndicator: break
    // A sheet in a page always scrolls.
    case .contentInteraction: break
    }
  }
}

extension ElementSnapshot {
  /// The first titled navigation bar among the descendants.
  fileprivate var firstTitle: ElementID? {
    if role == .navigationBar, title != nil { return id }
    for child in children where !child.role.isPresentation {
      if let title = child.firstTitle { return title }
    }
    return nil
  }
}
