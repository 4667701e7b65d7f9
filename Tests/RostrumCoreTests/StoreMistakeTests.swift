import RostrumCases
import RostrumCore
import RostrumPresentation
import RostrumTesting
import Testing

@Reducer
private struct Peeking {
  @ObservableState struct State: Equatable {
    var count = 0
    var seen: [Int] = []
    var rows: IdentifiedArrayOf<Line.State> = [Line.State(id: 1), Line.State(id: 2)]
  }

  enum Action {
    case add, loop, clear
    case rows(IdentifiedActionOf<Line>)
  }

  let look: @MainActor () -> Int

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        state.seen.append(MainActor.assumeIsolated(look))
        return .none
      case .loop: return .send(.loop)
      case .clear:
        state.rows = []
        return .none
      case .rows: return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Line() }
  }
}

@Reducer
private struct Line {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var taps = 0
  }

  enum Action { case tap }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.taps += 1
      return .none
    }
  }
}

@MainActor
private final class Holder {
  weak var store: StoreOf<Peeking>?
}

@MainActor
@Suite("Mistakes around stores that do not end the process", .leakChecked)
struct StoreMistakeTests {
  private func reports(_ words: String, _ body: () throws -> Void) rethrows {
    try withKnownIssue {
      try body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  private func makeStore() -> StoreOf<Peeking> {
    let holder = Holder()
    let store = Store(initialState: Peeking.State()) {
      Peeking { holder.store?.count ?? -1 }
    }
    holder.store = store
    return store
  }

  @Test("A reducer that reads its own store is reported, and sees the state before the action")
  func readInReducer() {
    let store = makeStore()
    for _ in 0..<3 {
      reports("A store was read while its reducer was running") { store.send(.add) }
    }
    #expect(store.count == 3)
    #expect(store.seen == [0, 1, 2])
  }

  @Test("A row that is scoped too late is reported, and actions to it are dropped")
  func removedRow() {
    let store = makeStore()
    let rows = store.scope(\.rows, action: \.rows)
    let second = rows.index(after: rows.startIndex)
    store.send(.clear)
    var late: Store<Line.State, Line.Action>?
    reports("was requested after the element had been removed") { late = rows[second] }
    #expect(late?.taps == 0)
    reports("An action was sent to a store whose state no longer exists") { late?.send(.tap) }
    #expect(store.rows.isEmpty)
  }

  /// NB: `@unchecked Sendable` because nobody else has the rows.
  private struct Lookup: @unchecked Sendable {
    let first: () -> ObjectIdentifier?
  }

  @Test("Rows are found off the main actor, too")
  func rowsElsewhere() async {
    let store = makeStore()
    let rows = store.scope(\.rows, action: \.rows)
    let held = rows.first
    let lookup = Lookup { rows.first?.id }
    let first = await Task.detached { lookup.first() }.value
    #expect(first != nil)
    #expect(first == held?.id)
  }

  @Test("Actions that lead to each other without end are reported and dropped")
  func endlessActions() {
    let store = makeStore()
    reports("An action sent to a store causes further actions without end") { store.send(.loop) }
    reports("A store was read while") { store.send(.add) }
    #expect(store.count == 1)
  }
}
