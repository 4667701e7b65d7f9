/// What follows the selection of the lists within it, such as a column of a split view.
@MainActor
package protocol SelectionFollower {
  /// Takes notice of whether a row of a list is selected.
  ///
  /// - Parameters:
  ///   - isSelected: Whether a row is selected.
  ///   - clear: Deselects the row; `nil` if the list always has a selection.
  func follow(isSelected: Bool, clear: (@MainActor () -> Void)?)

  /// Takes notice of a tap on a row, which may have been selected before.
  func rowWasChosen()
}

extension EnvironmentValues {
  /// What follows the selection of the lists within.
  package var selectionFollower: (any SelectionFollower)? {
    get { self[SelectionFollowerKey.self] }
    set { self[SelectionFollowerKey.self] = newValue }
  }
}

private struct SelectionFollowerKey: EnvironmentKey {
  static var defaultValue: (any SelectionFollower)? { nil }
}
