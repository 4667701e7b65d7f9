import Foundation
import IssueReporting

extension DependencyContainer {
  /// The container of the running test, or else of the process.
  ///
  /// Swift Testing gives each test an identity. The cases of one parameterised test share that
  /// identity, and so share a container; a detached task belongs to no test and gets the container of
  /// the process. Set a container where that matters. XCTest runs one test at a time, and an observer
  /// announces each.
  static var ofTestOrProcess: DependencyContainer {
    isTesting ? ofTest ?? ofProcess : ofProcess
  }

  /// The container of the running test, if one runs.
  private static var ofTest: DependencyContainer? {
    guard case .swiftTesting(let testing?) = TestContext.current else { return ofXCTest.value }
    return ofTests.withValue { containers in
      if let container = containers[testing.test.id] { return container }
      let container = DependencyContainer()
      containers[testing.test.id] = container
      return container
    }
  }

  /// The container of the test that XCTest runs now; `nil` outside of tests.
  package static var ofRunningXCTest: DependencyContainer? { ofXCTest.value }

  /// Gives the test that XCTest is about to run a container of its own.
  package static func xcTestWillStart() { ofXCTest.setValue(DependencyContainer()) }

  /// Takes the container of a test away that XCTest has run.
  package static func xcTestDidFinish() { ofXCTest.setValue(nil) }

  /// Whether this is the world of a program that is launched once.
  var isOfProcess: Bool { self === DependencyContainer.ofProcess }

  /// The world of a program that is launched once, as most are.
  private static let ofProcess = DependencyContainer()

  /// The world of the test that XCTest runs, which test processes alone have.
  private static let ofXCTest = LockIsolated<DependencyContainer?>(nil)

  /// The worlds of the tests that Swift Testing ran in this process, which test processes alone have.
  private static let ofTests = LockIsolated<[TestContext.Testing.Test.ID: DependencyContainer]>([:])
}
