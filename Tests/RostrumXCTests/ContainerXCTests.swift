import Foundation
import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumShared
import RostrumTesting
import XCTest

/// The tests of a class run in one process, one after the other, and none sees what another wrote.
final class ContainerXCTests: XCTestCase {
  func testOne() { checkContainer() }

  func testTwo() { checkContainer() }

  func testThree() async {
    checkContainer()
    await Task.detached {
      @Shared(.inMemory("count")) var count = 0
      XCTAssertEqual(count, 1, "A detached task belongs to the test that runs.")
    }.value
  }

  func testOneWithAStore() async { await checkStore() }

  func testTwoWithAStore() async { await checkStore() }

  private func checkContainer() {
    @Shared(.inMemory("count")) var count = 0
    @Shared(.appStorage("launches")) var launches = 0
    @Shared(.fileStorage(URL(filePath: "/tmp/numbers.json"))) var numbers: [Int] = []
    XCTAssertEqual(count, 0)
    XCTAssertEqual(launches, 0)
    XCTAssertEqual(numbers, [])
    $count.withLock { $0 += 1 }
    $launches.withLock { $0 += 1 }
    $numbers.withLock { $0.append(1) }
    XCTAssertEqual([count, launches, numbers.count], [1, 1, 1])

    var path = StackState<Int>()
    path.append(7)
    XCTAssertEqual(Array(path.ids), [0])
  }

  private func checkStore() async {
    let store = await TestStore(initialState: Trip.State()) { Trip() }
    await store.send(.go) {
      $0.path[id: 0] = 7
      $0.$count.withLock { $0 = 1 }
    }
    let state = await store.state
    XCTAssertEqual(Array(state.path.ids), [0])
  }
}

@Reducer private struct Trip {
  @ObservableState struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
    var path = StackState<Int>()
  }
  enum Action { case go }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$count.withLock { $0 += 1 }
      state.path.append(7)
      return .none
    }
  }
}
