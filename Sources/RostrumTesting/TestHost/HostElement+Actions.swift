import RostrumRuntime
import RostrumViews

extension HostElement {
  /// Presses the element, as a click, a tap or the return key does.
  ///
  /// - Parameter location: The call site, which issues name.
  public func tap(at location: CallSite = #callSite) async {
    await act("tap", location) { _ in .tap }
  }

  /// Puts a finger down on a button whose style follows that, or lifts it.
  ///
  /// - Parameters:
  ///   - isDown: Whether the finger is down afterwards.
  ///   - location: The call site, which issues name.
  public func press(
    _ isDown: Bool = true,
    at location: CallSite = #callSite
  ) async {
    await act("press", location) { _ in .press(isDown) }
  }

  /// Gives the element the keyboard focus.
  ///
  /// - Parameter location: The call site, which issues name.
  public func focus(at location: CallSite = #callSite) async {
    await act("focus", location) { _ in .focus }
  }

  /// Presses return in a field.
  ///
  /// - Parameter location: The call site, which issues name.
  public func submit(at location: CallSite = #callSite) async {
    await act("submit", location) { _ in .submit }
  }

  /// Deletes a row of a list, as a swipe does.
  ///
  /// An element within a row stands for the row.
  ///
  /// - Parameter location: The call site, which issues name.
  public func swipeToDelete(at location: CallSite = #callSite) async {
    guard let element = host.resolve(self, to: "delete", at: location) else { return }
    let row = element.lineage.first { $0[.deletable] != nil } ?? element
    await host.perform(UserEvent(row.id, .delete), what: "delete \(self)", at: location)
  }

  /// Refreshes a list, form, table or scroll view, as pulling it down does.
  ///
  /// An element within stands for what is around it. A second refresh while one is under way does
  /// nothing; ``isRefreshing`` tells.
  ///
  /// - Parameter location: The call site, which issues name.
  public func refresh(at location: CallSite = #callSite) async {
    guard let element = host.resolve(self, to: "refresh", at: location) else { return }
    let list = element.lineage.first { $0[.refreshable] != nil } ?? element
    await host.perform(UserEvent(list.id, .refresh), what: "refresh \(self)", at: location)
  }

  /// Performs the action that a closure makes of the element.
  func act(
    _ verb: String, _ location: CallSite, _ action: (Element) -> UserEvent.Action?
  ) async {
    guard
      let element = host.resolve(self, to: verb, at: location),
      let action = action(element)
    else { return }
    await host.perform(UserEvent(element.id, action), what: "\(verb) \(self)", at: location)
  }
}
