/// The presentations that are up, in the order in which they came up.
final class Presentations: GraphService {
  private(set) var stack: [Presentation] = []
  /// The element to which the focus comes back from a presentation that went away.
  private weak var returnFocusTo: Element?

  /// The presentation in front.
  var front: Presentation? { stack.last }

  func add(_ presentation: Presentation) {
    presentation.invoker = graph.takeInvoker()
    stack.append(presentation)
    graph.rootContentChanged()
  }

  func remove(_ presentation: Presentation) {
    stack.removeAll { $0 === presentation }
    graph.rootContentChanged()
    if let invoker = presentation.invoker { returnFocusTo = invoker }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    outlets += stack.map(\.outlet)
  }

  /// Whether a presentation keeps the user from a part of the scene, which is its content or another
  /// presentation.
  ///
  /// O(n) in the presentations.
  override func covers(_ part: Element) -> Bool {
    for presentation in stack.reversed() {
      let element = presentation.outlet.core
      if element === part { return false }
      if !element.content.allowsBackgroundInteraction { return true }
    }
    return false
  }

  /// Each button of a question dismisses it after its action.
  override func willTap(_ element: Element) -> (@MainActor () -> Void)? {
    guard let front, front.kind.isQuestion, element.role == .button else { return nil }
    var next = element.parent
    while let element = next {
      if element === front.outlet.core { return { front.dismiss() } }
      next = element.parent
    }
    return nil
  }

  /// Moves the focus into a presentation that came up, and back from one that went away.
  override func placeFocus(hasMoved: Bool) {
    let invoker = returnFocusTo
    returnFocusTo = nil
    if hasMoved {
      front?.hasFocused = true
    } else if let front, !front.hasFocused {
      front.hasFocused = true
      if graph.focusedOutlet == nil { graph.moveFocus(to: front.firstFocus) }
    } else if let outlet = graph.outlet(of: invoker), graph.focusedOutlet == nil,
      graph.refusal(of: outlet.core) == nil
    {
      graph.moveFocus(to: outlet)
    }
  }
}

extension Presentation {
  /// Where the focus goes when it comes up: the safest answer of a question, else the whole.
  fileprivate var firstFocus: Outlet {
    guard kind.isQuestion else { return outlet }
    return graph.outlet(of: wayOut ?? outlet.core.firstButton) ?? outlet
  }
}

extension ViewGraph {
  /// What is presented above the root, as a tree.
  ///
  /// Screens above the root of a navigation stack count: whatever a user has to leave before the root
  /// is in front again is presented, and ``PresentationNode/kind`` tells screens from modals. Tabs,
  /// columns and inspectors do not: they cover nothing.
  ///
  /// O(n) in the screens and presentations.
  public var presentations: [PresentationNode] { PresentationTree(self).nodes(in: nil) }

  /// The presentations that are up, in the order in which they came up.
  var presentationStack: [Presentation] { service(Presentations.self).stack }
}

extension Place {
  /// The presentation that the region is in, if any.
  var presentation: Presentation? { nearestOwner(Presentation.self) }
}
