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

  /// Whether a system may move the shortcut to another key for the reader's keyboard.
  public var localization: Localization

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys of the shortcut.
  ///   - localization: Whether a system may move the shortcut to another key; a browser doesn't.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Whether a system may move a shortcut to another key for the reader's keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = Localization(name: "automatic")
    /// The keys of directions stay where they are in a layout from right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The app has chosen the key for the reader's keyboard itself.
    public static let custom = Localization(name: "custom")
  }

  /// The shortcut of the default action: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel action: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  /// The equivalent shortcuts on keyboards with and without a Command key.
  ///
  /// On a keyboard without a Command key, the Control key takes its place, unless the shortcut has both.
  public var alternatives: [KeyboardShortcut] {
    guard modifiers.contains(.command), !modifiers.contains(.control) else { return [self] }
    let held = modifiers.subtracting(.command).union(.control)
    return [KeyboardShortcut(key, modifiers: held), self]
  }
}
