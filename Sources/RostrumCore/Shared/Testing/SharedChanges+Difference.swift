import CustomDump

extension SharedChanges {
  /// The difference between a state with shared values from before, and one with those from after.
  ///
  /// - Parameters:
  ///   - old: The state from before, or the one that a test expects.
  ///   - new: The state from after.
  /// - Returns: The difference; `nil` if none shows in a dump.
  package func difference<State>(from old: State, to new: State) -> String? {
    guard !isEmpty else { return diff(old, new) }
    var (before, after) = ("", "")
    expecting { _ = customDump(old, to: &before) }
    actual { _ = customDump(new, to: &after) }
    return diff(before, after) ?? diff(old, new)
  }
}
