public import RostrumViews

extension TableRowContent {
  /// Adds a menu to the row, which opens on a secondary click or a long press.
  ///
  /// ```swift
  /// Table(of: Person.self) {
  ///   TableColumn("Name", value: \.name)
  /// } rows: {
  ///   ForEach(people) { person in
  ///     TableRow(person).contextMenu {
  ///       Button("Delete", role: .destructive) { delete(person) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A row that can be selected opens its menu with the menu key as well. Give the table a
  /// `contextMenu(forSelectionType:menu:primaryAction:)` instead for a menu of several rows.
  ///
  /// - Parameter menuItems: The buttons.
  /// - Returns: The row.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    menu(ContextMenuBox(content: ContextMenuItems(content: menuItems())))
  }

  /// Adds a menu to the row, and a preview for systems that show one.
  ///
  /// A page shows the menu beside the row, which stays visible, so it has no use for the preview and never
  /// evaluates it.
  ///
  /// - Parameters:
  ///   - menuItems: The buttons.
  ///   - preview: What other systems show beside the menu.
  /// - Returns: The row.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    contextMenu(menuItems: menuItems)
  }
}
