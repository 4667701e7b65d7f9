import IssueReporting

/// Checks a condition that holds if the program is right.
///
/// ```swift
/// @Dependency(\.assert) var assert
/// assert(attendees.count > 0, "A meeting needs people.")
/// ```
///
/// A shipped program treats a condition that does not hold as Swift's `assert` or `precondition`
/// does. A test reports it as an issue and runs on, so that it can show what the check guards.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: What must hold.
  ///   - message: What to say if it does not.
  ///   - file: Where the condition stands.
  ///   - line: Where the condition stands.
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
  ///   - condition: What must hold.
  ///   - message: What to say if it does not.
  ///   - file: Where the condition stands.
  ///   - line: Where the condition stands.
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
  /// Checks a condition while the program is being developed.
  ///
  /// In tests and previews a condition that does not hold is an issue.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Checks a condition without which the program must not go on.
  ///
  /// In tests and previews a condition that does not hold is an issue.
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

/// An assertion that is reported where it stands, after which the program goes on.
struct ReportedAssertion: AssertionEffect {
  /// What failed.
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
