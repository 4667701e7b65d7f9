extension ViewGraph {
  /// Does what a user did, if a user can do it now.
  ///
  /// The event is checked against the tree as it is: the element is there, neither it nor what is
  /// around it is disabled, hidden or covered, it takes such an event, and its value is one that the
  /// control offers. Only then app code runs. Call ``update()`` afterwards.
  ///
  /// - Parameter event: What the user did.
  /// - Throws: Why a user could not do it. App code has not run then.
  public func perform(_ event: UserEvent) throws(EventRefusal) {
    guard let element = tree[event.element] else { throw .absent(event.element) }
    let isReport = element.outlet?.reports.contains(event.action.kind) ?? false
    if !isReport, let refusal = refusal(of: element) { throw refusal }
    switch event.action {
    case .focus: try takeFocus(element)
    case .blur: if focus.current?.core === element { userMovedFocus(to: nil) }
    default: try handle(event, at: element)
    }
  }

  /// Why a user cannot reach an element; `nil` if the user can.
  ///
  /// O(n) in the elements around it.
  package func refusal(of element: Element) -> EventRefusal? {
    var isDisabled = false
    var next: Element? = element
    var topmost = element
    var place: Place?
    while let current = next {
      if current.isRemoved { return .absent(element.id) }
      if current.state.isHidden { return .hidden(element.id) }
      if current.state.isDisabled { isDisabled = true }
      if place == nil { place = current.outlet?.owner.innerPlace }
      if let parent = current.parent {
        if parent === root { topmost = current }
      } else if current !== root {
        return .absent(element.id)
      }
      next = current.parent
    }
    if place?.isVisible == false { return .hidden(element.id) }
    if element !== root, services.all.contains(where: { $0.covers(topmost) }) {
      return .hidden(element.id)
    }
    return isDisabled ? .disabled(element.id) : nil
  }

  private func takeFocus(_ element: Element) throws(EventRefusal) {
    guard let outlet = element.outlet, outlet.canHaveFocus else {
      throw .unsupported(element.id, element.role, .focus)
    }
    userMovedFocus(to: outlet)
  }

  private func userMovedFocus(to outlet: Outlet?) {
    focus.userMoved(to: outlet)
    followFocus()
  }

  private func handle(_ event: UserEvent, at element: Element) throws(EventRefusal) {
    guard let handler = element.outlet?.handlers[event.action.kind] else {
      throw .unsupported(element.id, element.role, event.action)
    }
    try element.outlet?.checks[event.action.kind]?(event)
    var endings: [@MainActor () -> Void] = []
    if event.action == .tap {
      endings = services.all.compactMap { $0.willTap(element) }
      lastTapped = element
    }
    asCurrent {
      handler(event.action)
      for ending in endings { ending() }
    }
  }
}
