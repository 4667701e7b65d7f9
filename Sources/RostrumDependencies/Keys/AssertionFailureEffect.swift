/// A dependency that indicates an unreachable code path, like Swift's `assertionFailure`.
///
/// ```swift
/// @Dependency(\.assertionFailure) var assertionFailure
/// guard let standup else { return assertionFailure("A meeting without a standup.") }
/// ```
public protocol AssertionFailureEffect: Sendable {
  /// Indicates that a check has failed.
  ///
  /// - Parameters:
  ///   - message: The message to report.
  ///   - file: The file name of the call site.
  ///   - line: The line of the call site.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Indicates that a check has failed.
  ///
  /// - Parameters:
  ///   - message: The message to report.
  ///   - file: The file name of the call site.
  ///   - line: The line of the call site.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

extension DependencyValues {
  /// Stops the program in debug builds; a no-op in release builds.
  ///
  /// In tests and previews, the failure is reported as an issue.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }
}

private enum AssertionFailureKey: DependencyKey {
  static var liveValue: any AssertionFailureEffect { EndOfDevelopment() }
  static var previewValue: any AssertionFailureEffect { ReportedFailure() }
  static var testValue: any AssertionFailureEffect { previewValue }
}

private struct EndOfDevelopment: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct ReportedFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    ReportedAssertion(word: "An assertion")(false, message(), file: file, line: line)
  }
}
