import IssueReporting

/// A dependency that checks a condition, like Swift's `assert` and `precondition`.
///
/// ```swift
/// @Dependency(\.assert) var assert
/// assert(attendees.count > 0, "A meeting needs people.")
/// ```
///
/// In production, a failure has the effect of Swift's `assert` or `precondition`. In tests, it is
/// reported as an issue and execution continues, so that a test can verify what the check protects.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition to test.
  ///   - message: The message to report if the condition is `false`.
  ///   - file: The file name of the call site.
  ///   - line: The line of the call site.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: The condition to test.
  ///   - message: The message to report if the condition is `false`.
  ///   - file: The file name of the call site.
  ///   - line: The line of the call site.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

extension DependencyValues {
  /// Checks a condition in debug builds.
  ///
  /// In tests and previews, a failure is reported as an issue.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Checks a condition that is necessary for the program to continue.
  ///
  /// In tests and previews, a failure is reported as an issue.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey {
  static var liveValue: any AssertionEffect { Trap(check: Swift.assert) }
  static var previewValue: any AssertionEffect { ReportedAssertion(word: "An assertion") }
  static var testValue: any AssertionEffect { previewValue }
}

private enum PreconditionKey: DependencyKey {
  static var liveValue: any AssertionEffect { Trap(check: Swift.precondition) }
  static var previewValue: any AssertionEffect { ReportedAssertion(word: "A precondition") }
  static var testValue: any AssertionEffect { previewValue }
}

private struct Trap: AssertionEffect {
  let check:
    @Sendable (@autoclosure () -> Bool, @autoclosure () -> String, StaticString, UInt) -> Void

  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    check(condition(), message(), file, line)
  }
}

/// An assertion whose failure is reported as an issue; execution continues.
struct ReportedAssertion: AssertionEffect {
  /// The kind of assertion that failed.
  let word: String

  func callAsFunction(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString, line: UInt
  ) {
    guard !condition() else { return }
    let message = message()
    reportIssue(
      "\(word) failed" + (message.isEmpty ? "." : ": \(message)"),
      fileID: file, filePath: file, line: line, column: 1)
  }
}
