#if canImport(XCTest) && !canImport(Darwin)
  import RostrumDependencies
  import XCTest

  /// Gives each XCTest test its own dependency container, and checks the stores that outlive it.
  ///
  /// A store that is released with its test reports its own issues. A store in a property of the
  /// test class lives as long as XCTest retains the instance, which is until all tests have run.
  final class XCTestObserver: XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
      DependencyContainer.xcTestWillStart()
      testCase.addTeardownBlock {
        for issue in OpenLedgers.ofRunningXCTest?.takeRest() ?? [] { issue.report() }
      }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { DependencyContainer.xcTestDidFinish() }
  }

  // NB: A test need not call any function of this module, so the observer is registered when the
  // test program is loaded: the loader calls the functions in this section.
  #if compiler(>=6.3) && os(Linux)
    @section(".init_array")
    @used
    private let addObserver: @convention(c) () -> Void = {
      XCTestObservationCenter.shared.addTestObserver(XCTestObserver())
    }
  #endif
#endif
