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
    accepting(.shortcut(shortcut))
  }

  /// Lets keys press the controls of the view, as long as they can be reached.
  ///
  /// - Parameter shortcut: The keys; `nil` for none.
  /// - Returns: The view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    accepting(shortcut.map { .shortcut($0) })
  }
}
