import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumShared
import RostrumTesting
import Testing

struct Thing: Equatable, Identifiable, Sendable {
  var id: Int
  var name = ""
}

@Reducer
private struct Removal {
  @ObservableState struct State: Equatable {
    @Shared var item: Thing
    @Shared var items: IdentifiedArrayOf<Thing>
  }

  enum Action { case delete, rename }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .delete: state.$items.withLock { _ = $0.remove(id: state.item.id) }
      case .rename: state.$items.withLock { $0[id: 1]?.name = state.item.name + "!" }
      }
      return .none
    }
  }
}

@MainActor
@Suite("Shared values that are read while they change", .leakChecked)
struct SharedReentrancyTests {
  private func state() -> Removal.State {
    @Shared(value: [Thing(id: 1, name: "one"), Thing(id: 2)]) var items: IdentifiedArrayOf<Thing>
    return Removal.State(item: Shared($items[id: 1])!, items: $items)
  }

  @Test("An element is removed by its own identity, which is a part of the same shared value")
  func ownElement() {
    let store = Store(initialState: state()) { Removal() }
    store.send(.rename)
    #expect(store.items[id: 1]?.name == "one!")
    store.send(.delete)
    #expect(store.items.map(\.id) == [2])
  }

  @Test("A test says so with the same closure")
  func assertion() async {
    let store = TestStore(initialState: state()) { Removal() }
    await store.send(.delete) { state in
      state.$items.withLock { _ = $0.remove(id: state.item.id) }
    }
  }

  @Test("Reading a shared value within a change of it sees it as it was, however much has changed")
  func asItWas() {
    @Shared(value: [1, 2, 3]) var numbers
    var seen: [[Int]] = []
    $numbers.withLock { value in
      value.append(4)
      seen.append(numbers)
      value.removeAll { number in
        seen.append(numbers)
        return number > numbers.count
      }
      seen.append($numbers.read(\.self).wrappedValue)
    }
    #expect(Set(seen) == [[1, 2, 3]])
    #expect(numbers == [1, 2, 3])
  }

  @Test("A change within a change of the same value is reported, and the outer one stays")
  func nested() {
    @Shared(value: 1) var count
    withKnownIssue {
      $count.withLock { value in
        value += 1
        $count.withLock { $0 += 10 }
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("was changed inside a change of itself") }
    }
    #expect(count == 2)
    $count.withLock { $0 += 1 }
    #expect(count == 3)
  }

  @Test("A change that throws keeps what it has changed, and the next one works")
  func throwing() {
    struct Failure: Error {}
    @Shared(value: [1]) var numbers
    #expect(throws: Failure.self) {
      try $numbers.withLock {
        $0.append(2)
        throw Failure()
      }
    }
    $numbers.withLock { $0.append(3) }
    #expect(numbers == [1, 2, 3])
  }
}
