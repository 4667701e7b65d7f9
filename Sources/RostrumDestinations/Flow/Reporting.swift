import IssueReporting

/// Runs a closure, and reports its error as the app's mistake.
@MainActor
func reporting<Value>(_ body: () throws(DestinationsError) -> Value?) -> Value? {
  do {
    return try body()
  } catch {
    reportIssue(error.message)
    return nil
  }
}
