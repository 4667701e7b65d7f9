import IssueReporting

extension Destinationable {
  /// Runs a closure and handles its error.
  ///
  /// Every error is written to the log. A ``DestinationsError`` is a mistake of the app and is
  /// reported as an issue, too.
  ///
  /// - Parameters:
  ///   - closure: The code that may throw.
  ///   - catchClosure: Runs after an error.
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

  /// Writes an error to the log of the flow.
  ///
  /// - Parameter error: The error.
  public func logError(error: any Error) {
    let logger = internalState.flow?.logger ?? DestinationsSupport.logger
    logger.log(DestinationsSupport.errorMessage(for: error), category: .error, level: .error)
  }
}
