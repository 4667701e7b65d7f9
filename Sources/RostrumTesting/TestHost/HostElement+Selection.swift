public import RostrumRuntime
import RostrumViews

extension HostElement {
  /// Selects the row and no other, as a click does where several rows can be selected.
  ///
  /// ```swift
  /// await host.tableRow("Ada").selectOnly()
  /// await host.tableRow("Grace").selectRange()
  /// #expect(host.tableRow("Alan").isSelected)
  /// ```
  ///
  /// A tap, in contrast, adds the row to the selection or takes it out, as a click with the Command
  /// key does. Call this method on the row or on any element inside it.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func selectOnly(at location: CallSite = #callSite) async {
    await choose("select", location, isPointer: true) { $0.map { .only($0) } }
  }

  /// Selects the rows between the one that was selected last and this one, as a click with the Shift
  /// key does.
  ///
  /// - Parameters:
  ///   - row: The row with the focus, from which the range begins if no row was selected before.
  ///   - location: The call site at which issues are reported.
  public func selectRange(from row: HostElement? = nil, at location: CallSite = #callSite) async {
    var start: ElementID?
    if let row {
      guard let element = host.resolve(row, to: "select rows from", at: location) else { return }
      start = element.row?.id ?? element.id
    }
    await choose("select the rows up to", location) { $0.map { .range(to: $0, from: start) } }
  }

  /// Selects all rows of the list or table, as Command-A does.
  ///
  /// Call this method on the list, or on any element inside it. Rows that aren't on the screen are
  /// selected as well.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func selectAllRows(at location: CallSite = #callSite) async {
    await choose("select all rows of", location) { _ in .all }
  }

  /// Selects no row of the list or table, as the Escape key does.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func deselectAllRows(at location: CallSite = #callSite) async {
    await choose("deselect all rows of", location) { _ in .clear }
  }

  /// Opens the menu of the row, as a secondary click on it does; on a list, that of the space without
  /// rows.
  ///
  /// The buttons of the menu are those that
  /// `RostrumViews/View/contextMenu(forSelectionType:menu:primaryAction:)` makes for the row, and the
  /// rows selected with it.
  ///
  /// ```swift
  /// await host.row("Ada").openRowMenu()
  /// await host.button("Delete").tap()
  /// ```
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func openRowMenu(at location: CallSite = #callSite) async {
    await choose("open the menu of", location, isPointer: true) { .menu($0) }
  }

  /// Does the primary action of the row, as a double click or the return key does.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func performPrimaryAction(at location: CallSite = #callSite) async {
    await choose("do the primary action of", location) { $0.map { .primary($0) } }
  }

  private func choose(
    _ verb: String, _ location: CallSite, isPointer: Bool = false,
    _ choice: (ElementID?) -> RowChoice?
  ) async {
    guard let element = host.resolve(self, to: verb, at: location),
      !isPointer || host.letsPointer(reach: element, "\(verb) \(self)", location)
    else { return }
    let what = "\(verb) \(self)"
    guard let list = element.lineage.first(where: { $0.role == .list || $0.role == .table }),
      let choice = choice(element.row?.id)
    else {
      let reason = HostRefusal.invalidValue("it isn't a row of a list or table")
      return location.report(reason.message(doing: what, in: host))
    }
    await host.perform(UserEvent(list.id, .choose(choice)), what: what, at: location)
  }
}

extension Element {
  /// The row of a list or table that the element is, or that it is in.
  fileprivate var row: Element? {
    lineage.first { $0.role == .row || $0.role == .tableRow }
  }
}
