extension ViewGraph {
  /// Performs a user event, if a user can perform it now.
  ///
  /// The event is checked against the current tree: the element exists, neither it nor an ancestor
  /// is disabled, hidden or covered, it accepts such an event, and the value is one that the
  /// control offers. App code runs only after these checks. Call ``update()`` afterwards.
  ///
  /// - Parameter event: The event.
  /// - Throws: Why a user couldn't perform the event. App code hasn't run then.
  public func perform(_ event: UserEvent) throws(EventRefusal) {
    guard let element = tree[event.element] else { throw .absent(event.element) }
    let isReport = element.handle?.reports.contains(event.action.kind) ?? false
    if !isReport, let refusal = refusal(of: element) { throw refusal }
    switch event.action {
    case .focus: try takeFocus(element)
    case .measure(let report): try take(report, at: element)
    case .blur: if focus.current?.core === element { userMovedFocus(to: nil) }
    default: try handle(event, at: element)
    }
  }

  /// Why a user can't reach an element; `nil` if the user can.
  ///
  /// O(n) in the ancestors of the element.
  package func refusal(of element: Element) -> EventRefusal? {
    var isDisabled = false
    var next: Element? = element
    var topmost = element
    var place: Place?
    while let current = next {
      if current.isRemoved { return .absent(element.id) }
      if current.state.isHidden { return .hidden(element.id) }
      if current.state.isDisabled { isDisabled = true }
      if place == nil { place = current.handle?.owner.innerPlace }
      if let parent = current.parent {
        if parent === root { topmost = current }
      } else if current !== root {
        return .absent(element.id)
      }
      next = current.parent
    }
    if place?.isVisible == false { return .hidden(element.id) }
    if element !== root, services.cover(topmost) { return .hidden(element.id) }
    return isDisabled ? .disabled(element.id) : nil
  }

  private func takeFocus(_ element: Element) throws(EventRefusal) {
    guard let handle = element.handle, handle.canHaveFocus else {
      throw .unsupported(element.id, element.role, .focus)
    }
    userMovedFocus(to: handle)
  }

  private func userMovedFocus(to handle: ElementHandle?) {
    focus.userMoved(to: handle)
    followFocus()
  }

  /// Leaves the event that is being handled to the next view around that handles events of its kind.
  package func leaveEvent() { isEventLeft = true }

  /// Whether the last handler has left the event, which the caller offers to a different one then.
  package func takeLeftEvent() -> Bool {
    defer { isEventLeft = false }
    return isEventLeft
  }

  /// Offers an event that its handler has left to the elements around, until one of them keeps it.
  private func offerLeftEvent(_ event: UserEvent, around element: Element) {
    var next = element.parent
    while isEventLeft, let current = next {
      next = current.parent
      guard let handler = current.handle?.handlers[event.action.kind] else { continue }
      isEventLeft = false
      handler(UserEvent(current.id, event.action))
    }
    isEventLeft = false
  }

  private func handle(_ event: UserEvent, at element: Element) throws(EventRefusal) {
    guard let handler = element.handle?.handlers[event.action.kind] else {
      if element === root, services.all.contains(where: { $0.perform(event) }) { return }
      throw .unsupported(element.id, element.role, event.action)
    }
    if let check = element.handle?.checks[event.action.kind] {
      let refusal = GraphReference.$current.withValue(reference) { () -> EventRefusal? in
        do throws(EventRefusal) { try check(event) } catch { return error }
        return nil
      }
      if let refusal { throw refusal }
    }
    hasBeenUsed = true
    var endings: [@MainActor () -> Void] = []
    if event.action == .tap {
      for service in services.all {
        if let ending = service.willTap(element) { endings.append(ending) }
      }
      lastTapped = element
    }
    asCurrent {
      handler(event)
      offerLeftEvent(event, around: element)
      for ending in endings { ending() }
    }
  }
}
