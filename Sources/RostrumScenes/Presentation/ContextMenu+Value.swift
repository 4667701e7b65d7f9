/// A menu as a value, which a view may have or not.
///
/// New code passes a builder to ``View/contextMenu(menuItems:)``, which adds no menu if it builds nothing.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu.
  ///
  /// - Parameter menuItems: The buttons.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Adds a menu that opens on a secondary click or a long press.
  ///
  /// ```swift
  /// Text(message.subject).contextMenu(isLocked ? nil : menu)
  /// ```
  ///
  /// - Parameter contextMenu: The menu; `nil` for none.
  /// - Returns: The view.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }
}
