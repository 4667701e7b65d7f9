import RostrumRuntime
public import RostrumViews

extension TestHost {
  /// Presses a key, optionally with modifiers.
  ///
  /// If the focused view or one of its ancestors handles the key, the event goes to that view.
  /// Otherwise, it activates the reachable control whose keyboard shortcut it is. Escape dismisses the
  /// topmost presentation, if nothing else handles it, unless that is a full-screen cover.
  ///
  /// ```swift
  /// await host.press("s", modifiers: .command)
  /// await host.press(.escape)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held down.
  ///   - location: The call site at which issues are reported.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [],
    at location: CallSite = #callSite
  ) async {
    bringUpToDate(at: location)
    let shortcut = KeyboardShortcut(key, modifiers: modifiers)
    let what = "press \(shortcut)"
    if let element = elementForKey(key.unshifted) {
      let action = UserEvent.Action.key(key.unshifted, modifiers: modifiers)
      await perform(UserEvent(element.id, action), what: what, at: location)
    } else if let control = control(for: shortcut) {
      let action: UserEvent.Action =
        control.role == .toggle ? .setOn(control.content.isOn != true) : .tap
      await perform(UserEvent(control.id, action), what: what, at: location)
    } else if key == .escape, modifiers.isEmpty, let front = graph.root.topPresentation,
      front.role != .cover
    {
      await dismiss(at: location)
    } else {
      location.report(HostRefusal.noShortcut.message(doing: what, in: self))
    }
  }

  /// The innermost ancestor of the focused element that handles a key.
  private func elementForKey(_ key: KeyEquivalent) -> Element? {
    graph.focused.flatMap(graph.element)?.lineage.first { element in
      guard case .keys(let keys)? = element.state.interaction(.keys) else { return false }
      return keys.contains(key)
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
