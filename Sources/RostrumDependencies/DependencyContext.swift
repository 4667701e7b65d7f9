import Foundation
import IssueReporting

/// What a program is being run for, which decides the default value of each dependency.
public enum DependencyContext: Hashable, Sendable {
  /// The program is used for real: keys give their `liveValue`.
  case live

  /// The program draws a preview: keys give their `previewValue`.
  case preview

  /// The program is under test: keys give their `testValue`.
  case test

  /// The context that the process itself shows: a test runner, a preview or a plain program.
  public static let ofProcess: Self =
    if isTesting {
      .test
    } else if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      .preview
    } else {
      .live
    }
}
