public import RostrumRuntime

/// Receives the value that a key loads.
///
/// Resume it exactly once. Releasing it without resuming it is reported as an issue, and fails the
/// load with an error so that no caller waits forever.
public struct LoadContinuation<Value>: Sendable {
  private let once: ResumeOnce<Value?>

  /// Makes a continuation, for a key that wraps a second key, or for testing a key.
  ///
  /// - Parameters:
  ///   - description: The key's description, to name in reported issues.
  ///   - callback: Receives the value, `nil` if none is stored, or an error.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "a shared key",
    _ callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    once = ResumeOnce(key: description, task: "load", callback)
  }

  /// Resumes with the stored value.
  ///
  /// - Parameters:
  ///   - value: The stored value.
  ///   - location: The call site to name in reported issues.
  public func resume(returning value: Value, at location: CallSite = #callSite) {
    once.resume(.success(value), at: location)
  }

  /// Resumes without a value, because none is stored.
  ///
  /// - Parameter location: The call site to name in reported issues.
  public func resumeReturningInitialValue(at location: CallSite = #callSite) {
    once.resume(.success(nil), at: location)
  }

  /// Resumes with an error.
  ///
  /// - Parameters:
  ///   - error: The reason why the value can't be loaded.
  ///   - location: The call site to name in reported issues.
  public func resume(throwing error: any Error, at location: CallSite = #callSite) {
    once.resume(.failure(error), at: location)
  }

  /// Resumes with a result.
  ///
  /// - Parameters:
  ///   - result: The stored value, `nil` if none is stored, or an error.
  ///   - location: The call site to name in reported issues.
  public func resume(with result: Result<Value?, any Error>, at location: CallSite = #callSite) {
    once.resume(result, at: location)
  }
}

/// Receives the outcome of saving a value.
///
/// Resume it exactly once. Releasing it without resuming it is reported as an issue, and fails the
/// save with an error.
public struct SaveContinuation: Sendable {
  private let once: ResumeOnce<Void>

  /// Makes a continuation, for a key that wraps a second key, or for testing a key.
  ///
  /// - Parameters:
  ///   - description: The key's description, to name in reported issues.
  ///   - callback: Receives the outcome.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "a shared key",
    _ callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    once = ResumeOnce(key: description, task: "save", callback)
  }

  /// Resumes after the value was saved.
  ///
  /// - Parameter location: The call site to name in reported issues.
  public func resume(at location: CallSite = #callSite) {
    once.resume(.success(()), at: location)
  }

  /// Resumes with an error.
  ///
  /// - Parameters:
  ///   - error: The reason why the value can't be saved.
  ///   - location: The call site to name in reported issues.
  public func resume(throwing error: any Error, at location: CallSite = #callSite) {
    once.resume(.failure(error), at: location)
  }

  /// Resumes with a result.
  ///
  /// - Parameters:
  ///   - result: The outcome of saving the value.
  ///   - location: The call site to name in reported issues.
  public func resume(with result: Result<Void, any Error>, at location: CallSite = #callSite) {
    once.resume(result, at: location)
  }
}
