public import RostrumRuntime

/// Takes the value that a key has found.
///
/// It is to be resumed exactly once. One that is let go of before that is reported, and ends the
/// loading with an error, so that nobody waits for ever.
public struct LoadContinuation<Value>: Sendable {
  private let once: ResumeOnce<Value?>

  /// Makes a continuation, as a key does that asks another one, or a test of a key.
  ///
  /// - Parameters:
  ///   - description: The key; issues name it.
  ///   - callback: Takes the value, `nil` if nothing is kept, or the reason why it cannot be had.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "a shared key",
    _ callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    once = ResumeOnce(key: description, task: "load", callback)
  }

  /// Gives the value that was kept.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - location: Where the key resumes it.
  public func resume(returning value: Value, at location: CallSite = #callSite) {
    once.resume(.success(value), at: location)
  }

  /// Says that nothing is kept.
  ///
  /// - Parameter location: Where the key resumes it.
  public func resumeReturningInitialValue(at location: CallSite = #callSite) {
    once.resume(.success(nil), at: location)
  }

  /// Says why the value cannot be had.
  ///
  /// - Parameters:
  ///   - error: The reason.
  ///   - location: Where the key resumes it.
  public func resume(throwing error: any Error, at location: CallSite = #callSite) {
    once.resume(.failure(error), at: location)
  }

  /// Gives the value that was kept, or says that there is none, or why it cannot be had.
  ///
  /// - Parameters:
  ///   - result: The value; `nil` if nothing is kept.
  ///   - location: Where the key resumes it.
  public func resume(with result: Result<Value?, any Error>, at location: CallSite = #callSite) {
    once.resume(result, at: location)
  }
}

/// Is told when a value is kept.
///
/// It is to be resumed exactly once. One that is let go of before that is reported, and ends the
/// saving with an error.
public struct SaveContinuation: Sendable {
  private let once: ResumeOnce<Void>

  /// Makes a continuation, as a key does that hands on to another one, or a test of a key.
  ///
  /// - Parameters:
  ///   - description: The key; issues name it.
  ///   - callback: Is told that the value is kept, or why it cannot be.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "a shared key",
    _ callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    once = ResumeOnce(key: description, task: "save", callback)
  }

  /// Says that the value is kept.
  ///
  /// - Parameter location: Where the key resumes it.
  public func resume(at location: CallSite = #callSite) {
    once.resume(.success(()), at: location)
  }

  /// Says why the value cannot be kept.
  ///
  /// - Parameters:
  ///   - error: The reason.
  ///   - location: Where the key resumes it.
  public func resume(throwing error: any Error, at location: CallSite = #callSite) {
    once.resume(.failure(error), at: location)
  }

  /// Says that the value is kept, or why it cannot be.
  ///
  /// - Parameters:
  ///   - result: The outcome.
  ///   - location: Where the key resumes it.
  public func resume(with result: Result<Void, any Error>, at location: CallSite = #callSite) {
    once.resume(result, at: location)
  }
}
