import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumTesting
import XCTest

/// What a feature's tests look like in XCTest.
///
/// On Linux they are `async`, whatever they do.
@MainActor
final class CounterXCTests: XCTestCase {
  private func store() -> TestStoreOf<Tally> {
    TestStore(initialState: Tally.State()) {
      Tally()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
  }

  func testStateAndEffects() async {
    let store = store()
    await store.send(.add) { $0.count = 1 }
    await store.send(.addLater)
    let clock = store.dependencies.continuousClock as? TestClock<Duration>
    await clock?.advance(by: .seconds(1))
    await store.receive(\.add) { $0.count = 2 }
  }

  func testFailuresFailTheTest() async {
    let store = store()
    await XCTExpectFailure {
      await store.send(.add) { $0.count = 5 }
    } issueMatcher: {
      $0.compactDescription.hasPrefix("The state does not match the expectation.")
    }
  }

  func testSkippedAssertionsDoNotFailTheTest() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.add)
    XCTAssertEqual(store.state.count, 1)
  }

  func testNothingIsLeft() async {
    await withLeakCheck {
      let store = store()
      await store.send(.addLater)
      await store.skipInFlightEffects()
    }
  }

  func testALeakFailsTheTest() async {
    var kept: TestStoreOf<Tally>?
    await XCTExpectFailure {
      await withLeakCheck { kept = store() }
    } issueMatcher: {
      $0.compactDescription.contains("  • a store of Tally.State\n")
    }
    XCTAssertNotNil(kept)
  }
}

@Reducer struct Tally {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case add, addLater, fail }

  struct Failure: Error {}

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        return .none
      case .addLater:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.add)
        }
      case .fail:
        return .run { _ in throw Failure() }
      }
    }
  }
}
