import RostrumRuntime
import RostrumViews

extension HostElement {
  /// Presses the element, as a click or a tap at its center does.
  ///
  /// Scroll views around the element scroll until its center is visible. The tap is refused if
  /// another element is in front of the center and draws something there, or takes taps: a layer of
  /// a `ZStack`, an overlay, or a view that an offset, a position or negative spacing moves.
  /// `zIndex(_:)`, `allowsHitTesting(_:)` and `contentShape(_:eoFill:)` count as in SwiftUI; clear
  /// colors and backgrounds let taps through, and so do the corners that `clipShape(_:)` cuts off.
  ///
  /// An element that doesn't fit in the window can be tapped, because a window scrolls if its
  /// content is larger. An element that its own modifiers move out of the window can't.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func tap(at location: CallSite = #callSite) async {
    await act("tap", location, isPointer: true) { _ in .tap }
  }

  /// Presses or releases a button whose style responds to the pressed state.
  ///
  /// - Parameters:
  ///   - isDown: Whether the button is pressed afterwards.
  ///   - location: The call site at which issues are reported.
  public func press(
    _ isDown: Bool = true,
    at location: CallSite = #callSite
  ) async {
    await act("press", location, isPointer: true) { _ in .press(isDown) }
  }

  /// Gives the element the keyboard focus.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func focus(at location: CallSite = #callSite) async {
    await act("focus", location) { _ in .focus }
  }

  /// Submits a field, as the return key does.
  ///
  /// Every text field takes the key. One that nothing in the app handles has the focus afterwards.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func submit(at location: CallSite = #callSite) async {
    await act("submit", location) { element in
      let takesKey = element.role == .textField || element.role == .secureField
      return takesKey && !element.state.accepts(.submit) ? .focus : .submit
    }
  }

  /// Presses a paste button while a text is on the user's clipboard.
  ///
  /// ```swift
  /// await host.button("Paste").paste("Ada\nGrace")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text on the clipboard.
  ///   - location: The call site at which issues are reported.
  public func paste(_ text: String, at location: CallSite = #callSite) async {
    await act("paste", location) { _ in .paste(text) }
  }

  /// Deletes a row of a list, as a swipe does.
  ///
  /// ```swift
  /// await host.row("Ada").swipeToDelete()
  /// ```
  ///
  /// Call this method on the row or on any element inside it.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func swipeToDelete(at location: CallSite = #callSite) async {
    guard let element = host.resolve(self, to: "delete", at: location) else { return }
    let row = element.lineage.first { $0.state.accepts(.delete) } ?? element
    await host.perform(UserEvent(row.id, .delete), what: "delete \(self)", at: location)
  }

  /// Refreshes a list, form, table or scroll view, as pulling it down does.
  ///
  /// Call this method on the container or on any element inside it. A second refresh while one is
  /// in progress is a no-op; see ``isRefreshing``.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func refresh(at location: CallSite = #callSite) async {
    guard let element = host.resolve(self, to: "refresh", at: location) else { return }
    let list = element.lineage.first { $0.state.accepts(.refresh) } ?? element
    await host.perform(UserEvent(list.id, .refresh), what: "refresh \(self)", at: location)
  }

  /// Performs the action that a closure creates for the element.
  ///
  /// - Parameters:
  ///   - verb: The action in words.
  ///   - location: The call site at which issues are reported.
  ///   - isPointer: Whether the action needs a pointer at the center of the element.
  ///   - action: Creates the action; returns `nil` if it reported an issue.
  func act(
    _ verb: String, _ location: CallSite, isPointer: Bool = false,
    _ action: (Element) -> UserEvent.Action?
  ) async {
    guard
      let element = host.resolve(self, to: verb, at: location),
      !isPointer || host.letsPointer(reach: element, "\(verb) \(self)", location),
      let action = action(element)
    else { return }
    await host.perform(UserEvent(element.id, action), what: "\(verb) \(self)", at: location)
  }
}
