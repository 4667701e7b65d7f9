/// Follows the selection of the lists in its content, such as a column of a split view.
@MainActor
package protocol SelectionFollower {
  /// Called with whether a row of a list is selected.
  ///
  /// - Parameters:
  ///   - isSelected: Whether a row is selected.
  ///   - clear: Deselects the row; `nil` if the list always has a selection.
  func follow(isSelected: Bool, clear: (@MainActor () -> Void)?)

  /// Called after a tap on a row, which may have been selected before.
  func rowWasChosen()
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
