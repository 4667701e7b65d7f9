import Foundation
import IssueReporting

/// What a program is being run for, which decides the default value of each dependency.
public enum DependencyContext: String, Hashable, Sendable {
  /// The program is used for real: keys give their `liveValue`.
  case live

  /// The program draws a preview: keys give their `previewValue`.
  case preview

  /// The program is under test: keys give their `testValue`.
  case test

  /// The context of the process: what `SWIFT_DEPENDENCIES_CONTEXT` says among its environment
  /// variables, or else what it shows to be, which is a test runner, a preview or a plain program.
  public static let ofProcess = Self(
    environment: ProcessInfo.processInfo.environment, isTesting: isTesting)

  /// Finds the context of a process.
  ///
  /// - Parameters:
  ///   - environment: Its environment variables.
  ///   - isTesting: Whether a test library is at work in it.
  package init(environment: [String: String], isTesting: Bool) {
    if let name = environment[Self.variable] {
      if let context = Self(rawValue: name) {
        self = context
        return
      }
      reportIssue(
        """
        The environment variable '\(Self.variable)' says '\(name)', which is no context.

        • Set it to 'live', 'preview' or 'test', or leave it out and let the process show what it is.
        """
      )
    }
    if isTesting {
      self = .test
    } else if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      self = .preview
    } else {
      self = .live
    }
  }

  private static let variable = "SWIFT_DEPENDENCIES_CONTEXT"
}
