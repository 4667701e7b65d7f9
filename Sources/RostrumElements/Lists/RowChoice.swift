/// What a user does with the rows of a list or table, besides a tap on one of them.
///
/// The element of the event is the list or table.
public enum RowChoice: Hashable, Sendable {
  /// Selects a row and no other.
  case only(ElementID)
  /// Selects the rows between the one that was selected last and a row, and no others.
  ///
  /// If no row was selected before, the range begins with `from`, the row that had the focus.
  case range(to: ElementID, from: ElementID?)
  /// Selects all rows, also those that the host doesn't have.
  case all
  /// Selects no row.
  case clear
  /// Asks for the menu of a row and of the rows selected with it; `nil` for the space without rows.
  case menu(ElementID?)
  /// Does the primary action of a row and of the rows selected with it.
  case primary(ElementID)
}
