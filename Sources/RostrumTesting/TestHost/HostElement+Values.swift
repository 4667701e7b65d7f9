import RostrumViews

/// What becomes of the text that is in a field when more is typed.
public enum TypingMode: Hashable, Sendable {
  /// The new text takes the place of the old one.
  case replacing
  /// The new text goes on after the old one.
  case appending
}

extension HostElement {
  /// Focuses a field and types a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - mode: What becomes of the text that is there.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func type(
    _ text: String,
    _ mode: TypingMode = .replacing,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = HostLocation(fileID, filePath, line, column)
    guard let element = host.resolve(self, to: "type into", at: location) else { return }
    if host.graph.focused != element.id {
      let focused = await host.perform(
        UserEvent(element.id, .focus), what: "focus \(self)", at: location)
      guard focused else { return }
    }
    let before = mode == .appending ? element[.value]?.string ?? "" : ""
    await host.perform(
      UserEvent(element.id, .setText(before + text)), what: "type into \(self)", at: location)
  }

  /// Switches a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on afterwards.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func setOn(
    _ isOn: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await act("switch", HostLocation(fileID, filePath, line, column)) { _ in .setOn(isOn) }
  }

  /// Says which one of the views of a `ViewThatFits` fits, as a window of some size does.
  ///
  /// ```swift
  /// await host.role(.fitting)().fit(1)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The index of the first view that fits.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func fit(
    _ index: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await act("fit", HostLocation(fileID, filePath, line, column)) { _ in
      .setNumber(Double(index))
    }
  }

  /// Moves a slider.
  ///
  /// - Parameters:
  ///   - number: The number to which it moves.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func move(
    to number: Double,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await act("move", HostLocation(fileID, filePath, line, column)) { _ in .setNumber(number) }
  }

  /// Steps a stepper up or down.
  ///
  /// - Parameters:
  ///   - up: Whether it goes up.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func step(
    up: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await act("step", HostLocation(fileID, filePath, line, column)) { _ in .step(up: up) }
  }

  /// Chooses the option of a picker, or the tab of a tab view, that has this name.
  ///
  /// - Parameters:
  ///   - name: The accessible name of the option.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func select(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = HostLocation(fileID, filePath, line, column)
    await act("select in", location) { element in
      let options = element.options
      let chosen = options.filter { $0.accessibleName == name }
      guard chosen.count == 1 else {
        location.report(
          HostRefusal.noOption(
            name, chosen.count, options.map(\.accessibleName)
          ).message(doing: "select in \(self)", in: host))
        return nil
      }
      return .select(chosen[0].id)
    }
  }
}
