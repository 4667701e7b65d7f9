import RostrumViews

extension HostElement {
  /// Presses the element, as a click, a tap or the return key does.
  ///
  /// - Parameters:
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func tap(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await act("tap", HostLocation(fileID, filePath, line, column)) { _ in .tap }
  }

  /// Puts a finger down on a button whose style follows that, or lifts it.
  ///
  /// - Parameters:
  ///   - isDown: Whether the finger is down afterwards.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func press(
    _ isDown: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await act("press", HostLocation(fileID, filePath, line, column)) { _ in .press(isDown) }
  }

  /// Gives the element the keyboard focus.
  ///
  /// - Parameters:
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func focus(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await act("focus", HostLocation(fileID, filePath, line, column)) { _ in .focus }
  }

  /// Presses return in a field.
  ///
  /// - Parameters:
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func submit(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await act("submit", HostLocation(fileID, filePath, line, column)) { _ in .submit }
  }

  /// Deletes a row of a list, as a swipe does.
  ///
  /// An element within a row stands for the row.
  ///
  /// - Parameters:
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func swipeToDelete(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = HostLocation(fileID, filePath, line, column)
    guard let element = host.resolve(self, to: "delete", at: location) else { return }
    let row = element.lineage.first { $0[.deletable] != nil } ?? element
    await host.perform(UserEvent(row.id, .delete), what: "delete \(self)", at: location)
  }

  /// Refreshes a list, form, table or scroll view, as pulling it down does.
  ///
  /// An element within stands for what is around it. A second refresh while one is under way does
  /// nothing; ``isRefreshing`` tells.
  ///
  /// - Parameters:
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func refresh(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = HostLocation(fileID, filePath, line, column)
    guard let element = host.resolve(self, to: "refresh", at: location) else { return }
    let list = element.lineage.first { $0[.refreshable] != nil } ?? element
    await host.perform(UserEvent(list.id, .refresh), what: "refresh \(self)", at: location)
  }

  /// Performs the action that a closure makes of the element.
  func act(
    _ verb: String, _ location: HostLocation, _ action: (Element) -> UserEvent.Action?
  ) async {
    guard
      let element = host.resolve(self, to: verb, at: location),
      let action = action(element)
    else { return }
    await host.perform(UserEvent(element.id, action), what: "\(verb) \(self)", at: location)
  }
}
