extension ViewGraph {
  /// Moves the focus to where focus states want it, out of what is gone or covered, into a
  /// presentation that came up, and back from one that went away.
  func settleFocus() {
    let hasMoved = focus.resolve { refusal(of: $0.core) == nil }
    let invoker = returnFocusTo
    returnFocusTo = nil
    if let current = focus.current, refusal(of: current.core) != nil { focus.move(to: nil) }
    if hasMoved {
      frontPresentation?.hasFocused = true
    } else if let front = frontPresentation, !front.hasFocused {
      front.hasFocused = true
      if focus.current == nil { focus.move(to: front.firstFocus) }
    } else if let outlet = invoker?.outlet, focus.current == nil, refusal(of: outlet.core) == nil {
      focus.move(to: outlet)
    }
    focusedValues.follow(focus.current)
  }
}

extension Presentation {
  /// Where the focus goes when it comes up: the safest answer of a question, else the whole.
  fileprivate var firstFocus: Outlet {
    guard kind.isQuestion else { return outlet }
    return (wayOut ?? outlet.core.firstButton)?.outlet ?? outlet
  }
}
