import IssueReporting

extension Destinationable {
  /// Calls a closure and handles its error.
  ///
  /// Every error is logged. A ``DestinationsError`` is a mistake of the app, so it is also reported
  /// as an issue.
  ///
  /// - Parameters:
  ///   - closure: A closure that may throw an error.
  ///   - catchClosure: A closure to call after an error.
  public func handleThrowable(
    closure: @escaping @MainActor () throws -> Void, catchClosure: (@MainActor () -> Void)? = nil
  ) {
    do {
      try closure()
    } catch {
      logError(error: error)
      if let error = error as? DestinationsError { reportIssue(error.message) }
      catchClosure?()
    }
  }

  /// Logs an error with the logger of the flow.
  ///
  /// - Parameter error: The error.
  public func logError(error: any Error) {
    let logger = internalState.flow?.logger ?? DestinationsSupport.logger
    logger.log(DestinationsSupport.errorMessage(for: error), category: .error, level: .error)
  }
}
