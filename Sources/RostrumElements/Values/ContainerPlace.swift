/// A container around a view that has a background.
public enum ContainerPlace: String, Hashable, Sendable, CaseIterable {
  /// The innermost screen.
  case screen
  /// The innermost view with columns.
  case columns
  /// The innermost view with tabs.
  case tabs
  /// The window, or the presentation that the view is in.
  case window
}
