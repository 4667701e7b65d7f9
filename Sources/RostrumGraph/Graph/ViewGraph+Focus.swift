extension ViewGraph {
  /// Moves the focus as focus states request, away from removed or covered elements, and to where
  /// services place it.
  func settleFocus() {
    let hasMoved = focus.resolve { refusal(of: $0.core) == nil }
    if let current = focus.current, refusal(of: current.core) != nil { focus.move(to: nil) }
    for service in services.all { service.placeFocus(hasMoved: hasMoved) }
    followFocus()
  }

  /// Notifies services of the focused element.
  func followFocus() {
    for service in services.all { service.follow(focus: focus.current) }
  }

  /// The element that has the keyboard focus.
  package var focusedHandle: ElementHandle? { focus.current }

  /// Moves the keyboard focus.
  ///
  /// - Parameter handle: The element to focus; `nil` to remove the focus.
  package func moveFocus(to handle: ElementHandle?) {
    focus.move(to: handle)
  }

  /// The element from which the user triggered a presentation: the focused element, or else the one
  /// tapped last.
  ///
  /// A tap is used only once.
  package func takeInvoker() -> Element? {
    defer { lastTapped = nil }
    return focus.current?.core ?? lastTapped
  }
}
