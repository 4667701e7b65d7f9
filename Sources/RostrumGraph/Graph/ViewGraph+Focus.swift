extension ViewGraph {
  /// Moves the focus to where focus states want it, out of what is gone or covered, and to where
  /// services place it.
  func settleFocus() {
    let hasMoved = focus.resolve { refusal(of: $0.core) == nil }
    if let current = focus.current, refusal(of: current.core) != nil { focus.move(to: nil) }
    for service in services.all { service.placeFocus(hasMoved: hasMoved) }
    followFocus()
  }

  /// Tells services which element has the focus.
  func followFocus() {
    for service in services.all { service.follow(focus: focus.current) }
  }

  /// The element that has the keyboard focus.
  package var focusedOutlet: Outlet? { focus.current }

  /// Moves the keyboard focus.
  ///
  /// - Parameter outlet: The element that gets the focus; `nil` to take it from every element.
  package func moveFocus(to outlet: Outlet?) {
    focus.move(to: outlet)
  }

  /// The element from which the user made something appear: the focused one, or else the one that was
  /// tapped last.
  ///
  /// A tap counts once.
  package func takeInvoker() -> Element? {
    defer { lastTapped = nil }
    return focus.current?.core ?? lastTapped
  }
}
