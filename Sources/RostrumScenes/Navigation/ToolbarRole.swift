/// What the bar of a screen is for.
public struct ToolbarRole: Hashable, Sendable {
  /// The display mode of the title, unless the app sets one.
  let titleMode: NavigationBarItem.TitleDisplayMode?
  /// Whether the back button shows the title of the previous screen.
  let showsBackTitle: Bool

  /// The host's default.
  public static let automatic = ToolbarRole(titleMode: nil, showsBackTitle: true)
  /// To go from screen to screen.
  public static let navigationStack = automatic
  /// To browse: the title is in the bar.
  public static let browser = ToolbarRole(titleMode: .inline, showsBackTitle: true)
  /// To edit a document: the title is in the bar, and the back button doesn't show that of the
  /// previous screen.
  public static let editor = ToolbarRole(titleMode: .inline, showsBackTitle: false)
}

extension View {
  /// Sets what the bar of the view's screen is for.
  ///
  /// ```swift
  /// NoteEditor(note: note)
  ///   .navigationTitle(note.title)
  ///   .toolbarRole(.editor)
  /// ```
  ///
  /// - Parameter role: The role of the bar.
  /// - Returns: The view.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(ScreenOptionsModifier(more: ScreenOptions(role: role)))
  }
}
