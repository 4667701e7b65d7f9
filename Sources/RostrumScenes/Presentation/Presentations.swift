/// The active presentations, in the order in which they appeared.
final class Presentations: GraphService {
  @exclusivity(unchecked) private(set) var stack: [Presentation] = []
  /// The element to focus after a presentation was dismissed.
  private weak var returnFocusTo: Element?

  /// The presenters that wait for what their container presents.
  @exclusivity(unchecked) private var queue = PresentationQueue()

  /// The frontmost presentation.
  var front: Presentation? { stack.last }

  func add(_ presentation: Presentation) {
    // What comes up in the place of another presentation gives the focus back for both.
    let invoker = graph.takeInvoker()
    presentation.invoker = returnFocusTo ?? invoker
    stack.append(presentation)
    graph.rootContentChanged()
  }

  func remove(_ presentation: Presentation) {
    stack.removeAll { $0 === presentation }
    for presenter in queue.next(in: presentation.origin.presentation) {
      // What is presented by the same change would come in the order of the views.
      graph.performLast(presenter)
    }
    graph.rootContentChanged()
    if let invoker = presentation.invoker { returnFocusTo = invoker }
  }

  /// Whether a presenter can present now, because its container presents nothing else, or only a
  /// sheet beside which the user can continue.
  ///
  /// Otherwise the presenter does its work again when the other presentation is gone.
  ///
  /// - Parameters:
  ///   - presenter: The presenter.
  ///   - source: The place of the state that requests the presentation.
  /// - Returns: Whether it can.
  func admits(_ presenter: any DeferredWork, presenting source: any BoundPlace) -> Bool {
    let container = presenter.context.place.presentation
    let others = stack.filter {
      $0.origin.presentation === container && !$0.handle.core.content.allowsBackgroundInteraction
    }
    guard let other = others.first else { return true }
    if other.source.leads(toPlaceOf: source) { other.reportSharing(with: presenter) }
    queue.add(presenter, in: container)
    return false
  }

  override func collectHandles(_ handles: inout HandleList) {
    for presentation in stack { handles.append(presentation.handle) }
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
    let button = element
    var next = element.parent
    while let element = next {
      if element === front.handle.core { return { front.end(answering: button) } }
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
  /// The first element to focus: the first field of an alert or dialog, or its safest button, or
  /// else the whole presentation.
  fileprivate var firstFocus: ElementHandle {
    guard kind.isQuestion else { return handle }
    let first = handle.core.firstField ?? wayOut ?? handle.core.firstButton
    return graph.handle(of: first) ?? handle
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
