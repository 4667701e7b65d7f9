import IssueReporting

/// The issues about test schedulers that are reported to a test's author.
enum TestSchedulerIssue {
  case endless

  func report() {
    switch self {
    case .endless:
      reportIssue(
        """
        A test scheduler ran 5,000 times, and actions are still scheduled.

        • A timer repeats: cancel its subscription before running the scheduler, or advance the \
        time by a known interval with 'advance(by:)'.
        """)
    }
  }
}
