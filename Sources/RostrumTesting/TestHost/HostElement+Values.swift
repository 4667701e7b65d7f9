import RostrumRuntime
import RostrumViews

/// How typed text combines with the text that is already in a field.
public enum TypingMode: Hashable, Sendable {
  /// The new text replaces the existing text.
  case replacing
  /// The new text is appended to the existing text.
  case appending
}

extension HostElement {
  /// Focuses a field and types text.
  ///
  /// ```swift
  /// await host.textField("Title").type("Design")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - mode: How the text combines with the existing text.
  ///   - location: The call site at which issues are reported.
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
    let former = element.content.richText?.code ?? element.content.text ?? ""
    let before = mode == .appending ? former : ""
    await host.perform(
      UserEvent(element.id, .setText(before + text)), what: "type into \(self)", at: location)
  }

  /// Switches a toggle on or off.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on afterwards.
  ///   - location: The call site at which issues are reported.
  public func setOn(
    _ isOn: Bool,
    at location: CallSite = #callSite
  ) async {
    await act("switch", location, isPointer: true) { _ in .setOn(isOn) }
  }

  /// Selects the view that a `ViewThatFits` shows, regardless of the size of the window.
  ///
  /// Otherwise the host shows the first view that fits in the window; see ``TestHost/resize(to:at:)``.
  ///
  /// ```swift
  /// await host.role(.fitting)().fit(1)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The index of the view.
  ///   - location: The call site at which issues are reported.
  public func fit(
    _ index: Int,
    at location: CallSite = #callSite
  ) async {
    await act("fit", location) { element in
      host.window.fittingSizes[element.id, default: FittingSizes()].isFixed = true
      return .setNumber(Double(index))
    }
  }

  /// Moves a slider.
  ///
  /// ```swift
  /// await host.slider("Length").move(to: 10)
  /// ```
  ///
  /// - Parameters:
  ///   - number: The new value.
  ///   - location: The call site at which issues are reported.
  public func move(
    to number: Double,
    at location: CallSite = #callSite
  ) async {
    await act("move", location, isPointer: true) { _ in .setNumber(number) }
  }

  /// Steps a stepper up or down.
  ///
  /// - Parameters:
  ///   - up: `true` to increment, `false` to decrement.
  ///   - location: The call site at which issues are reported.
  public func step(
    up: Bool,
    at location: CallSite = #callSite
  ) async {
    await act("step", location, isPointer: true) { _ in .step(up: up) }
  }

  /// Selects the option of a picker, or the tab of a tab view, that has the given name.
  ///
  /// ```swift
  /// await host.picker("Theme").select("Navy")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The accessible name of the option.
  ///   - location: The call site at which issues are reported.
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
