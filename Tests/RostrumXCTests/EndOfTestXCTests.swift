import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumTesting
import XCTest

/// Tests that are bound to no actor, whose stores go on threads other than the main one.
final class EndOfTestXCTests: XCTestCase {
  private var kept: TestStoreOf<Tally>?

  func testARunningEffectFailsTheTest() async {
    XCTExpectFailure(issueMatcher: {
      $0.compactDescription.hasPrefix(
        "An effect that this action started is still running at the end of the test.")
    })
    let store = await TestStore(initialState: Tally.State()) {
      Tally()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.addLater)
  }

  func testActionsThatWereNotReceivedFailTheTest() async {
    XCTExpectFailure(issueMatcher: {
      $0.compactDescription.hasPrefix(
        "The test ended with 1 received action that it did not handle.")
    })
    let store = await TestStore(initialState: Tally.State()) {
      Tally()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.addLater)
  }

  func testAStoreThatOutlivesTheTestFailsItToo() async {
    XCTExpectFailure(issueMatcher: {
      $0.compactDescription.hasPrefix(
        "An effect that this action started is still running at the end of the test.")
    })
    let store = await TestStore(initialState: Tally.State()) {
      Tally()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.addLater)
    kept = store
  }

  func testATestThatHandlesEverythingPasses() async {
    let store = await TestStore(initialState: Tally.State()) {
      Tally()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.add) { $0.count = 1 }
    await store.send(.addLater)
    await store.receive(\.add) { $0.count = 2 }
    kept = store
  }
}
