import Foundation
import IssueReporting

extension DependencyContainer {
  /// The container of the running test, or else of the process.
  ///
  /// A test is known by the identity that the test library gives it. The cases of one
  /// parameterised test share that identity, and so share a container; a detached task is of no test
  /// and gets the one of the process. Set a container where that matters.
  static var ofTestOrProcess: DependencyContainer {
    guard isTesting, case .swiftTesting(let testing?) = TestContext.current else {
      return ofProcess
    }
    return ofTests.withValue { containers in
      if let container = containers[testing.test.id] { return container }
      let container = DependencyContainer()
      containers[testing.test.id] = container
      return container
    }
  }

  /// Whether this is the world of a program that is launched once.
  var isOfProcess: Bool { self === DependencyContainer.ofProcess }

  /// The world of a program that is launched once, as most are.
  private static let ofProcess = DependencyContainer()

  /// The worlds of the tests that ran in this process, which test processes alone have.
  private static let ofTests = LockIsolated<[TestContext.Testing.Test.ID: DependencyContainer]>([:])
}
