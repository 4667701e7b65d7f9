#if canImport(XCTest) && !canImport(Darwin)
  import RostrumDependencies
  import RostrumRuntime
  import XCTest

  /// Gives each XCTest test its own dependency container, and checks the stores that outlive it.
  ///
  /// A store that is released with its test reports its own issues. A store in a property of the
  /// test class lives as long as XCTest retains the instance, which is until all tests have run.
  final class XCTestObserver: XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
      DependencyContainer.xcTestWillStart()
      RunningTestCase.current = testCase
      testCase.addTeardownBlock {
        for issue in OpenLedgers.ofRunningXCTest?.takeRest() ?? [] { issue.report() }
      }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      RunningTestCase.current = nil
      DependencyContainer.xcTestDidFinish()
    }
  }

  /// The test case that XCTest runs, one at a time.
  enum RunningTestCase {
    private static let running = Locked<Box>(Box())

    /// NB: `@unchecked Sendable` because the lock guards the reference.
    private struct Box: @unchecked Sendable {
      weak var testCase: XCTestCase?
    }

    static var current: XCTestCase? {
      get { running.withLock { $0.testCase } }
      set { running.withLock { $0.testCase = newValue } }
    }
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
