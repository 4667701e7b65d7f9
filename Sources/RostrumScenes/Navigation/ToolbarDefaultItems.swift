/// An item that a bar has without the app.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows and hides the first column of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

extension View {
  /// Removes an item that the bars around the view have without the app.
  ///
  /// A removed title still names the window and the back button of the next screen.
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   FolderList().toolbar(removing: .sidebarToggle)
  /// } detail: {
  ///   NoteList()
  /// }
  /// ```
  ///
  /// - Parameter defaultItemKind: The item; `nil` removes none.
  /// - Returns: The view.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(
      ScreenOptionsModifier(more: ScreenOptions(removed: defaultItemKind.map { [$0] } ?? [])))
  }
}
