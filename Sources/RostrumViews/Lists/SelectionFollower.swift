/// Follows the selection of the lists in its content, such as a column of a split view.
@MainActor
package protocol SelectionFollower {
  /// Called with whether a row of a list is selected.
  ///
  /// - Parameters:
  ///   - isSelected: Whether a row is selected.
  ///   - clear: Deselects the row; `nil` if the list always has a selection.
  func follow(isSelected: Bool, clear: (@MainActor () -> Void)?)

  /// Called with the spelling of the selection in addresses.
  func follow(address: SelectionAddress)

  /// Called after a tap on a row, which may have been selected before.
  func rowWasChosen()
}

/// The spelling of a list's selection in addresses.
@MainActor
package struct SelectionAddress {
  /// The components of the selected row; `nil` for none.
  package let components: [String]?
  /// Returns the components of a row, from the start of others.
  package let accept: @MainActor ([String]) -> [String]?
  /// Selects the row with the components.
  package let select: @MainActor ([String]) -> Void
  /// Deselects the row; `nil` if the list always has a selection.
  package let clear: (@MainActor () -> Void)?
}

extension EnvironmentValues {
  /// The follower of the selection of lists.
  package var selectionFollower: (any SelectionFollower)? {
    get { self[SelectionFollowerKey.self] }
    set { self[SelectionFollowerKey.self] = newValue }
  }
}

private struct SelectionFollowerKey: EnvironmentKey {
  static var defaultValue: (any SelectionFollower)? { nil }
}
