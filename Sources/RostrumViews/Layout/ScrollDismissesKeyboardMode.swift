/// How scrolling dismisses the keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let dismisses: Bool

  /// As the browser does: the keyboard stays.
  public static let automatic = ScrollDismissesKeyboardMode(dismisses: false)
  /// The keyboard goes away when the user begins to scroll.
  public static let immediately = ScrollDismissesKeyboardMode(dismisses: true)
  /// The keyboard goes away when the user begins to scroll: a page can't move it along with a finger.
  public static let interactively = ScrollDismissesKeyboardMode(dismisses: true)
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(dismisses: false)
}

extension View {
  /// Sets how scrolling with a finger in the view dismisses the keyboard on the screen.
  ///
  /// ```swift
  /// ScrollView {
  ///   TextField("Name", text: .constant(""))
  /// }
  /// .scrollDismissesKeyboard(.immediately)
  /// ```
  ///
  /// - Parameter mode: The way.
  /// - Returns: The view.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    fact(mode.dismisses ? .keyboardDismissal : nil)
  }
}
