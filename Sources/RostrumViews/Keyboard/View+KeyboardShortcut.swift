extension View {
  /// Assigns a keyboard shortcut to the controls of the view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys of the shortcut.
  ///   - localization: Whether a system may move the shortcut to another key; a browser doesn't.
  /// - Returns: The view.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Assigns a keyboard shortcut to the controls of the view.
  ///
  /// - Parameter shortcut: The shortcut.
  /// - Returns: The view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    accepting(.shortcut(shortcut))
  }

  /// Assigns a keyboard shortcut to the controls of the view.
  ///
  /// - Parameter shortcut: The shortcut; `nil` for none.
  /// - Returns: The view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    accepting(shortcut.map { .shortcut($0) })
  }
}
