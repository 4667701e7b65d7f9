import Foundation
import IssueReporting

/// The context that a program runs in, which determines the default values of dependencies.
public enum DependencyContext: String, Hashable, Sendable {
  /// The program runs in production: dependencies use their `liveValue`.
  case live

  /// The program renders a preview: dependencies use their `previewValue`.
  case preview

  /// The program is under test: dependencies use their `testValue`.
  case test

  /// The context of the process.
  ///
  /// The environment variable `SWIFT_DEPENDENCIES_CONTEXT` determines the context, if it is set.
  /// Otherwise, the context is detected: a test runner, a preview, or a program in production.
  public static let ofProcess = Self(
    environment: ProcessInfo.processInfo.environment, isTesting: isTesting)

  /// Determines the context of a process.
  ///
  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - isTesting: Whether a test framework is running in the process.
  package init(environment: [String: String], isTesting: Bool) {
    if let name = environment[Self.variable] {
      if let context = Self(rawValue: name) {
        self = context
        return
      }
      reportIssue(
        """
        The environment variable '\(Self.variable)' is '\(name)', which is not a context.

        • Set it to 'live', 'preview' or 'test', or unset it to detect the context.
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
