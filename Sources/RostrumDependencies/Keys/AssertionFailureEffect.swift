/// Says that the program came to where it cannot come if it is right.
///
/// ```swift
/// @Dependency(\.assertionFailure) var assertionFailure
/// guard let standup else { return assertionFailure("A meeting without a standup.") }
/// ```
public protocol AssertionFailureEffect: Sendable {
  /// Says that something is wrong.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - file: Where it is said.
  ///   - line: Where it is said.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Says that something is wrong.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - file: Where it is said.
  ///   - line: Where it is said.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

extension DependencyValues {
  /// Ends a program that is being developed, and lets a shipped one go on.
  ///
  /// In tests and previews it is an issue.
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
