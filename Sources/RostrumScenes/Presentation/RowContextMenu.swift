import RostrumViews

extension View {
  /// Adds a menu for the rows of a list or table, and an action for a double click on them.
  ///
  /// ```swift
  /// Table(people, selection: $chosen) {
  ///   TableColumn("Name", value: \.name)
  /// }
  /// .contextMenu(forSelectionType: Person.ID.self) { people in
  ///   if people.isEmpty {
  ///     Button("New Person") { add() }
  ///   } else {
  ///     Button("Delete", role: .destructive) { delete(people) }
  ///   }
  /// } primaryAction: { people in
  ///   open(people)
  /// }
  /// ```
  ///
  /// The menu opens on a secondary click, with the menu key and with Shift-F10. Its rows are those that
  /// are selected if the one below the pointer is one of them, and otherwise that row alone; there are
  /// none on the space without rows. Without buttons for these rows, no menu opens.
  ///
  /// A double click and the return key do the primary action; where the pointer is a finger, a tap
  /// does unless the rows are being edited.
  ///
  /// Apply the modifier to a list or table with a selection of the type.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values of the selection.
  ///   - menu: The buttons for the values of rows.
  ///   - primaryAction: The action for the values of rows.
  /// - Returns: The view.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping @MainActor (Set<I>) -> M,
    primaryAction: (@MainActor (Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(RowContextMenu(menu: menu, primaryAction: primaryAction))
  }
}

/// Puts the menu for rows behind a list.
struct RowContextMenu<Value: Hashable, Items: View>: ViewModifier {
  let menu: @MainActor (Set<Value>) -> Items
  let primaryAction: (@MainActor (Set<Value>) -> Void)?
  @State private var link = RowMenu<Value>()
  /// The rows for which the menu was asked last.
  @State private var rows: Set<Value>?

  func body(content: Content) -> some View {
    let _ = link.take(show: { rows = $0 }, act: primaryAction)
    let list =
      content
      .accepting(.rowMenu(hasPrimaryAction: primaryAction != nil))
      .modifier(WithRowMenu(link))
    ContextMenuBox(content: TupleView(list, ContextMenuItems(content: rows.map(menu))))
  }
}
