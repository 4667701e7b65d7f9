import IssueReporting

/// Calls a closure; its error is logged and reported as an issue.
@MainActor
func reporting<Value>(
  to logger: PMLogger = DestinationsSupport.logger,
  _ body: () throws(DestinationsError) -> Value?
) -> Value? {
  do {
    return try body()
  } catch {
    logger.log(error.message, category: .error, level: .error)
    reportIssue(error.message)
    return nil
  }
}
