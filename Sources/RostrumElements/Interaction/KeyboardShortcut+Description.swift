extension KeyboardShortcut: CustomStringConvertible {
  /// The keys in the order in which Apple's menus show them, such as `Shift+Command+S`.
  public var description: String {
    let names: [(EventModifiers, String)] = [
      (.control, "Control"), (.option, "Option"), (.shift, "Shift"), (.command, "Command"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    return (held + [key.description]).joined(separator: "+")
  }
}

extension KeyEquivalent: CustomStringConvertible {
  /// The name of the key, such as `UpArrow`, or the character that the key writes.
  public var description: String {
    switch self {
    case .upArrow: "UpArrow"
    case .downArrow: "DownArrow"
    case .leftArrow: "LeftArrow"
    case .rightArrow: "RightArrow"
    case .escape: "Escape"
    case .delete: "Delete"
    case .deleteForward: "DeleteForward"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .tab: "Tab"
    case .clear: "Clear"
    case .space: "Space"
    case .return: "Return"
    default: character.uppercased()
    }
  }
}
