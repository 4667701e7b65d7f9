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

  /// The chords of keys that mean it, in the words of the web.
  ///
  /// The command key is the control key where there is none.
  package var chords: [String] {
    guard modifiers.contains(.command) else { return [chord(modifiers)] }
    let others = modifiers.subtracting(.command)
    return [chord(others.union(.control)), chord(modifiers)]
  }

  private func chord(_ modifiers: EventModifiers) -> String {
    let names: [(EventModifiers, String)] = [
      (.control, "Control"), (.option, "Alt"), (.shift, "Shift"), (.command, "Meta"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    return (held + [key.name]).joined(separator: "+")
  }
}

extension View {
  /// Lets keys press the controls of the view, as long as they can be reached.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held meanwhile.
  /// - Returns: The view.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys press the controls of the view, as long as they can be reached.
  ///
  /// - Parameter shortcut: The keys.
  /// - Returns: The view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    attribute(.shortcut, .string(shortcut.chords.joined(separator: " ")))
  }

  /// Lets keys press the controls of the view, as long as they can be reached.
  ///
  /// - Parameter shortcut: The keys; `nil` for none.
  /// - Returns: The view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    attribute(.shortcut, shortcut.map { .string($0.chords.joined(separator: " ")) })
  }
}
