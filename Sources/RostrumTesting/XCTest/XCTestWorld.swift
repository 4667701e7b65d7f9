#if canImport(XCTest) && !canImport(Darwin)
  import RostrumDependencies
  import XCTest

  /// Gives each test of XCTest a dependency container of its own, and fails a test that ends with
  /// something left in a store that outlives it.
  ///
  /// A store that goes with its test looks by itself. One that a property of the test class keeps
  /// lives as long as XCTest keeps the instance, which is until all tests have run.
  final class XCTestWorld: XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
      DependencyContainer.xcTestWillStart()
      testCase.addTeardownBlock {
        for issue in OpenLedgers.ofRunningXCTest?.takeRest() ?? [] { issue.report() }
      }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { DependencyContainer.xcTestDidFinish() }
  }

  // NB: Nothing of this module need be called before a test runs, so the observer is added when the
  // test program is loaded. What stands in this section is called then.
  #if compiler(>=6.3) && os(Linux)
    @section(".init_array")
    @used
    private let addObserver: @convention(c) () -> Void = {
      XCTestObservationCenter.shared.addTestObserver(XCTestWorld())
    }
  #endif
#endif
