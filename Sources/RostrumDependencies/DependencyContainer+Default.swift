import Foundation
import IssueReporting

extension DependencyContainer {
  /// The container of the running test, or of the process if no test is running.
  ///
  /// Swift Testing identifies each test. The cases of a parameterised test share an ID and
  /// therefore a container. A detached task doesn't belong to a test, so it uses the container of
  /// the process; set a container explicitly where that matters. XCTest runs one test at a time,
  /// and an observer reports each test.
  static var ofTestOrProcess: DependencyContainer {
    isTesting ? ofTest ?? ofProcess : ofProcess
  }

  /// The container of the running test, if any.
  private static var ofTest: DependencyContainer? {
    guard case .swiftTesting(let testing?) = TestContext.current else { return ofXCTest.value }
    return ofTests.withValue { containers in
      if let container = containers[testing.test.id] { return container }
      let container = DependencyContainer()
      containers[testing.test.id] = container
      return container
    }
  }

  /// The container of the test that XCTest is running, if any.
  package static var ofRunningXCTest: DependencyContainer? { ofXCTest.value }

  /// Creates a container for the test that XCTest is about to run.
  package static func xcTestWillStart() { ofXCTest.setValue(DependencyContainer()) }

  /// Releases the container of the test that XCTest has run.
  package static func xcTestDidFinish() { ofXCTest.setValue(nil) }

  /// Whether this is the container of the process.
  var isOfProcess: Bool { self === DependencyContainer.ofProcess }

  /// The container of the process, which most programs use.
  private static let ofProcess = DependencyContainer()

  /// The container of the test that XCTest is running; set only in test processes.
  private static let ofXCTest = LockIsolated<DependencyContainer?>(nil)

  /// The containers of the tests that Swift Testing has run; filled only in test processes.
  private static let ofTests = LockIsolated<[TestContext.Testing.Test.ID: DependencyContainer]>([:])
}
