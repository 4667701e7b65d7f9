import CustomDump

extension SharedChanges {
  /// The diff of two states, the old one with old shared values, the new one with new ones.
  ///
  /// - Parameters:
  ///   - old: The state before the changes, or the one that a test expects.
  ///   - new: The state after the changes.
  /// - Returns: The diff, or `nil` if the dumps are equal.
  package func difference<State>(from old: State, to new: State) -> String? {
    guard !isEmpty else { return diff(old, new) }
    var (before, after) = ("", "")
    expecting { _ = customDump(old, to: &before) }
    actual { _ = customDump(new, to: &after) }
    return diff(before, after) ?? diff(old, new)
  }
}
