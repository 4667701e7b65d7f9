import IssueReporting

/// A mistake in how a test uses a scheduler.
enum TestSchedulerIssue {
  case endless

  func report() {
    switch self {
    case .endless:
      reportIssue(
        """
        A test scheduler was run for 5,000 times, and actions are still scheduled.

        • A timer repeats: cancel its subscription before the scheduler is run, or advance the \
        time by a known interval with 'advance(by:)'.
        """)
    }
  }
}
