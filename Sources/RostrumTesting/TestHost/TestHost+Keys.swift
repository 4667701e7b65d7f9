import RostrumRuntime
public import RostrumViews

extension TestHost {
  /// Presses a key and releases it, optionally with modifiers.
  ///
  /// If the focused view or one of its ancestors handles the key, the event goes to that view.
  /// Otherwise, it activates the reachable control whose keyboard shortcut it is, or undoes and redoes if it is a
  /// shortcut for that, a view has read the undo manager, and no field has the focus. Escape dismisses the
  /// topmost presentation, if nothing else handles it, unless that is a full-screen cover.
  ///
  /// ```swift
  /// await host.press("s", modifiers: .command)
  /// await host.press(.escape)
  /// await host.press(.downArrow, repeats: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held down.
  ///   - repeats: How often the key repeats before it is released. Only views that handle keys notice
  ///     repeats.
  ///   - location: The call site at which issues are reported.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int = 0,
    at location: CallSite = #callSite
  ) async {
    bringUpToDate(at: location)
    let shortcut = KeyboardShortcut(key, modifiers: modifiers)
    let what = "press \(shortcut)"
    let isReleased = elementForKey(key, .up) != nil
    if elementForKey(key, .down) != nil {
      await send(key, modifiers, .down, what, location)
    } else if let control = control(for: shortcut) {
      let action: UserEvent.Action =
        control.role == .toggle ? .setOn(control.content.isOn != true) : .tap
      await perform(UserEvent(control.id, action), what: what, at: location)
    } else if means(undo: shortcut) {
      let action = UserEvent.Action.key("z", modifiers: modifiers)
      await perform(UserEvent(graph.root.id, action), what: what, at: location)
    } else if key == .escape, modifiers.isEmpty, let front = graph.root.topPresentation,
      front.role != .cover
    {
      await dismiss(at: location)
    } else if !isReleased, repeats < 1 || elementForKey(key, .repeat) == nil {
      location.report(HostRefusal.noShortcut.message(doing: what, in: self))
    }
    for _ in 0..<max(0, repeats) { await send(key, modifiers, .repeat, what, location) }
    await send(key, modifiers, .up, what, location)
  }

  /// Tells the view that handles a phase of a key, if there is one.
  private func send(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ phase: KeyPhases, _ what: String,
    _ location: CallSite
  ) async {
    guard let element = elementForKey(key, phase) else { return }
    let action = UserEvent.Action.key(key.unshifted, modifiers: modifiers, phase: phase)
    await perform(UserEvent(element.id, action), what: what, at: location)
  }

  /// The innermost ancestor of the focused element that handles a phase of a key.
  private func elementForKey(_ key: KeyEquivalent, _ phase: KeyPhases) -> Element? {
    graph.focused.flatMap(graph.element)?.lineage.first { element in
      guard case .keys(let request)? = element.state.interaction(.keys) else { return false }
      return request.accepts(key, phase)
    }
  }

  /// Whether a shortcut undoes or redoes now.
  private func means(undo shortcut: KeyboardShortcut) -> Bool {
    let shortcuts = [
      KeyboardShortcut("z"), KeyboardShortcut("z", modifiers: [.command, .shift]),
    ]
    guard graph.root.state.accepts(.undo), shortcuts.contains(where: { $0.means(shortcut) }) else {
      return false
    }
    // What is typed is undone by the browser.
    return switch graph.focused.flatMap(graph.element)?.role {
    case .textField, .secureField, .textEditor: false
    default: true
    }
  }

  private func control(for shortcut: KeyboardShortcut) -> Element? {
    var found: Element?
    graph.root.visit(visibleOnly: true) { element in
      guard found == nil, !element.isDisabled else { return }
      guard case .shortcut(let own)? = element.state.interaction(.shortcut) else { return }
      if own.means(shortcut) { found = element }
    }
    return found
  }
}

extension KeyboardShortcut {
  /// Whether pressing the keys of a shortcut activates this shortcut as well.
  fileprivate func means(_ pressed: KeyboardShortcut) -> Bool {
    guard key.unshifted == pressed.key.unshifted else { return false }
    return alternatives.contains { own in
      pressed.alternatives.contains { $0.modifiers == own.modifiers }
    }
  }
}
