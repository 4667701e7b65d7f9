import RostrumRuntime
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
  ///   - location: The call site, which issues name.
  public func type(
    _ text: String,
    _ mode: TypingMode = .replacing,
    at location: CallSite = #callSite
  ) async {
    guard let element = host.resolve(self, to: "type into", at: location) else { return }
    if host.graph.focused != element.id {
      let focused = await host.perform(
        UserEvent(element.id, .focus), what: "focus \(self)", at: location)
      guard focused else { return }
    }
    let before = mode == .appending ? element.content.text ?? "" : ""
    await host.perform(
      UserEvent(element.id, .setText(before + text)), what: "type into \(self)", at: location)
  }

  /// Switches a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on afterwards.
  ///   - location: The call site, which issues name.
  public func setOn(
    _ isOn: Bool,
    at location: CallSite = #callSite
  ) async {
    await act("switch", location) { _ in .setOn(isOn) }
  }

  /// Says which one of the views of a `ViewThatFits` fits, as a window of some size does.
  ///
  /// ```swift
  /// await host.role(.fitting)().fit(1)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The index of the first view that fits.
  ///   - location: The call site, which issues name.
  public func fit(
    _ index: Int,
    at location: CallSite = #callSite
  ) async {
    await act("fit", location) { _ in
      .setNumber(Double(index))
    }
  }

  /// Moves a slider.
  ///
  /// - Parameters:
  ///   - number: The number to which it moves.
  ///   - location: The call site, which issues name.
  public func move(
    to number: Double,
    at location: CallSite = #callSite
  ) async {
    await act("move", location) { _ in .setNumber(number) }
  }

  /// Steps a stepper up or down.
  ///
  /// - Parameters:
  ///   - up: Whether it goes up.
  ///   - location: The call site, which issues name.
  public func step(
    up: Bool,
    at location: CallSite = #callSite
  ) async {
    await act("step", location) { _ in .step(up: up) }
  }

  /// Chooses the option of a picker, or the tab of a tab view, that has this name.
  ///
  /// - Parameters:
  ///   - name: The accessible name of the option.
  ///   - location: The call site, which issues name.
  public func select(
    _ name: String,
    at location: CallSite = #callSite
  ) async {
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
