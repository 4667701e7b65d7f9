/// The active presentations, in the order in which they appeared.
final class Presentations: GraphService {
  @exclusivity(unchecked) private(set) var stack: [Presentation] = []
  /// The element to focus after a presentation was dismissed.
  private weak var returnFocusTo: Element?

  /// The frontmost presentation.
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

  override func collectHandles(_ handles: inout [ElementHandle]) {
    handles += stack.map(\.handle)
  }

  /// Whether a presentation prevents the user from reaching a part of the scene: its content or a
  /// different presentation.
  ///
  /// O(n) in the presentations.
  override func covers(_ part: Element) -> Bool {
    for presentation in stack.reversed() {
      let element = presentation.handle.core
      if element === part { return false }
      if !element.content.allowsBackgroundInteraction { return true }
    }
    return false
  }

  /// Dismisses an alert or dialog after the action of any of its buttons.
  override func willTap(_ element: Element) -> (@MainActor () -> Void)? {
    guard let front, front.kind.isQuestion, element.role == .button else { return nil }
    var next = element.parent
    while let element = next {
      if element === front.handle.core { return { front.dismiss() } }
      next = element.parent
    }
    return nil
  }

  /// Moves the focus into a new presentation, and back after a dismissal.
  override func placeFocus(hasMoved: Bool) {
    let invoker = returnFocusTo
    returnFocusTo = nil
    if hasMoved {
      front?.hasFocused = true
    } else if let front, !front.hasFocused {
      front.hasFocused = true
      if graph.focusedHandle == nil { graph.moveFocus(to: front.firstFocus) }
    } else if let handle = graph.handle(of: invoker), graph.focusedHandle == nil,
      graph.refusal(of: handle.core) == nil
    {
      graph.moveFocus(to: handle)
    }
  }
}

extension Presentation {
  /// The first element to focus: the safest button of an alert or dialog, or else the whole
  /// presentation.
  fileprivate var firstFocus: ElementHandle {
    guard kind.isQuestion else { return handle }
    return graph.handle(of: wayOut ?? handle.core.firstButton) ?? handle
  }
}

extension ViewGraph {
  /// The presentations above the root, as a tree.
  ///
  /// Screens above the root of a navigation stack are included, because a user has to leave them
  /// before the root is in front again; ``PresentationNode/kind`` distinguishes screens from modal
  /// presentations. Tabs, columns and inspectors aren't included, because they cover nothing.
  ///
  /// O(n) in the screens and presentations.
  public var presentations: [PresentationNode] { PresentationTree(self).nodes(in: nil) }

  /// The active presentations, in the order in which they appeared.
  var presentationStack: [Presentation] { service(Presentations.self).stack }
}

extension Place {
  /// The enclosing presentation of the region, if any.
  var presentation: Presentation? { nearestOwner(Presentation.self) }
}
