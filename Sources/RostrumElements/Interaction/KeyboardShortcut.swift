/// Keys that press a control wherever the focus is.
///
/// ```swift
/// Button("Save") { save() }.keyboardShortcut("s")
/// Button("Cancel") { leave() }.keyboardShortcut(.cancelAction)
/// ```
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held meanwhile.
  public var modifiers: EventModifiers

  /// Makes a shortcut of its parts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held meanwhile.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key for what is most likely meant: return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key to give up: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  /// The shortcuts that mean the same, on keyboards without and with a command key.
  ///
  /// A keyboard without a command key has the control key in its place.
  public var alternatives: [KeyboardShortcut] {
    guard modifiers.contains(.command) else { return [self] }
    let held = modifiers.subtracting(.command).union(.control)
    return [KeyboardShortcut(key, modifiers: held), self]
  }
}
