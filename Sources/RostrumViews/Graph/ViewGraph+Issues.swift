import IssueReporting

extension ViewGraph {
  /// Stops an update that would never end; what is left is done by the next one.
  func reportEndlessUpdate() {
    reportIssue(
      """
      An update of the views does not end: each time the views are up to date, one of them changes \
      state that another one reads.

      Look for "onChange", "onAppear" or a body that sets state to a new value each time it runs.
      """)
  }
}
