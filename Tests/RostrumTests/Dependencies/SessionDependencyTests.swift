import Rostrum
import RostrumTesting
import Testing

/// Two launches of an app in one process, as a server has them.
@MainActor
struct SessionDependencyTests {
  private func launch(_ container: DependencyContainer) -> StoreOf<Ledger> {
    withDependencies {
      $0.container = container
    } operation: {
      Store(initialState: Ledger.State()) { Ledger() }
    }
  }

  @Test func twoSessionsHaveLiveValuesOfTheirOwn() async {
    let first = launch(DependencyContainer(context: .live))
    let second = launch(DependencyContainer(context: .live))
    await first.send(.add).finish()
    await first.send(.add).finish()
    await second.send(.add).finish()
    #expect(first.total == 2)
    #expect(second.total == 1)
  }

  @Test func sessionsThatRunAtOnceDoNotMix() async {
    let stores = (0..<8).map { _ in launch(DependencyContainer(context: .live)) }
    let tasks = stores.enumerated().flatMap { index, store in
      (0...index).map { _ in store.send(.add) }
    }
    for task in tasks { await task.finish() }
    #expect(stores.map(\.total) == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func theFeaturesOfASessionShareItsLiveValues() async {
    let container = DependencyContainer(context: .live)
    let (list, detail) = (launch(container), launch(container))
    await list.send(.add).finish()
    await detail.send(.add).finish()
    #expect(detail.total == 2)
  }

  @Test func workThatLeavesTheTaskStaysInItsSession() async {
    let store = launch(DependencyContainer(context: .live))
    let other = launch(DependencyContainer(context: .live))
    await store.send(.addLater).finish()
    await other.send(.addLater).finish()
    #expect(store.total == 1)
    #expect(other.total == 1)
  }

  @Test func whatIsPreparedInASessionStaysThere() async {
    let container = DependencyContainer(context: .live)
    withDependencies {
      $0.container = container
    } operation: {
      prepareDependencies { $0[Book.self] = Book(first: 100) }
    }
    let (prepared, other) = (launch(container), launch(DependencyContainer(context: .live)))
    await prepared.send(.add).finish()
    await other.send(.add).finish()
    #expect(prepared.total == 101)
    #expect(other.total == 1)
  }

  @Test func theLiveValuesOfASessionGoWithIt() async {
    weak var book: Book?
    do {
      let container = DependencyContainer(context: .live)
      await launch(container).send(.add).finish()
      book = withDependencies {
        $0.container = container
      } operation: {
        DependencyValues.current[Book.self]
      }
      #expect(book != nil)
    }
    #expect(book == nil)
  }
}

private final class Book: DependencyKey, Sendable {
  let total: LockIsolated<Int>

  init(first: Int) {
    total = LockIsolated(first)
  }

  func add() -> Int {
    total.withValue {
      $0 += 1
      return $0
    }
  }

  static var liveValue: Book { Book(first: 0) }
}

@Reducer
private struct Ledger {
  @ObservableState struct State { var total = 0 }

  enum Action {
    case add
    case addLater
    case added(Int)
  }

  @Dependency(Book.self) var book

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        return .run { await $0(.added(book.add())) }
      case .addLater:
        return .run { send in
          let total = await withEscapedDependencies { dependencies in
            await Task.detached { dependencies.yield { book.add() } }.value
          }
          await send(.added(total))
        }
      case .added(let total):
        state.total = total
        return .none
      }
    }
  }
}
