/// A combination of keys that activates a control wherever the focus is.
///
/// ```swift
/// Button("Save") { save() }.keyboardShortcut("s")
/// Button("Cancel") { leave() }.keyboardShortcut(.cancelAction)
/// ```
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys of the shortcut.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys of the shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The shortcut of the default action: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel action: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  /// The equivalent shortcuts on keyboards with and without a Command key.
  ///
  /// On a keyboard without a Command key, the Control key takes its place.
  public var alternatives: [KeyboardShortcut] {
    guard modifiers.contains(.command) else { return [self] }
    let held = modifiers.subtracting(.command).union(.control)
    return [KeyboardShortcut(key, modifiers: held), self]
  }
}
