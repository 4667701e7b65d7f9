import IssueReporting

/// Reports the first of several elements of a `ForEach` with the same id.
struct DuplicateReport {
  private var hasReported = false

  /// Reports an id that an earlier element has as well.
  mutating func report<ID: Hashable>(_ id: ID) {
    if hasReported { return }
    hasReported = true
    reportIssue(
      """
      A "ForEach" has several elements with the id "\(id)".

      Their views are distinguished by their order only, so state can end up in the wrong one when \
      elements are inserted, removed or moved. Give each element an id of its own.
      """)
  }
}
