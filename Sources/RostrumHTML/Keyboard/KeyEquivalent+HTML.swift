import RostrumElements

extension KeyEquivalent {
  /// The name of the key: a value of `KeyboardEvent.key` (UI Events KeyboardEvent key Values, 3),
  /// except for `Space` and `plus`, because spaces separate the names in lists, and plus signs those in
  /// combinations (WAI-ARIA 1.2, `aria-keyshortcuts`).
  package var webName: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .escape: "Escape"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .tab: "Tab"
    case .clear: "Clear"
    case .space: "Space"
    case .return: "Enter"
    case "+": "plus"
    default: String(character).uppercased()
    }
  }

  /// Creates the key with a name; `nil` for any other name.
  package init?(webName name: String) {
    let named: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
      .pageUp, .pageDown, .tab, .clear, .space, .return, "+",
    ]
    if let key = named.first(where: { $0.webName == name }) {
      self = key
    } else if name.count == 1, let character = name.lowercased().first {
      self.init(character)
    } else {
      return nil
    }
  }
}

extension KeyboardShortcut {
  /// The key combinations of the shortcut: a value of `aria-keyshortcuts` (WAI-ARIA 1.2, 6.6).
  package var ariaKeyShortcuts: String {
    alternatives.map { shortcut in
      let held = EventModifiers.webNames.filter { shortcut.modifiers.contains($0.modifier) }
      return (held.map(\.name) + [shortcut.key.webName]).joined(separator: "+")
    }.joined(separator: " ")
  }

  /// Creates the combination with a name such as `Shift+PageUp`; `nil` for any other name.
  package init?(webName name: String) {
    var rest = name[...]
    var modifiers: EventModifiers = []
    for (modifier, name) in EventModifiers.webNames where rest.hasPrefix(name + "+") {
      rest = rest.dropFirst(name.count + 1)
      modifiers.insert(modifier)
    }
    guard let key = KeyEquivalent(webName: String(rest)) else { return nil }
    self.init(key, modifiers: modifiers)
  }
}

extension EventModifiers {
  /// The names of the modifier keys, in the order in which they precede the name of a key.
  fileprivate static let webNames: [(modifier: EventModifiers, name: String)] = [
    (.control, "Control"), (.option, "Alt"), (.shift, "Shift"), (.command, "Meta"),
  ]
}
