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
}
