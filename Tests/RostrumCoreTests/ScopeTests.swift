import RostrumCases
import RostrumPresentation
import RostrumTesting
import Testing

// NB: Tests `scopes`, which is internal.
@testable import RostrumCore

@MainActor
@Suite(.leakChecked) struct ScopeTests {
  @Test("Scope runs a child where it stands, on its actions only")
  func position() {
    let store = Store(initialState: Family.State()) {
      Scope(\Family.State.child, action: \Family.Action.Cases.child) { Counter() }
      Reduce { state, _ in
        state.title += "\(state.child.count)"
        return .none
      }
      Scope(state: \.child, action: \.child) { Counter() }
    }
    store.send(.child(.increment))
    store.send(.remember)
    #expect(store.title == "12")
    #expect(store.child.count == 2)
  }

  @Test("A scope on another case of an enum is reported")
  func otherCase() {
    let store = Store(initialState: Tabs.State.second(Log.State())) { Tabs.body }
    let found = issues { store.send(.first(.increment)) }
    #expect(found.count == 1)
    #expect(
      found.first?.contains(" received a child action while the state was in a different case.")
        == true)
    #expect(found.first?.contains("  State: second\n") == true)
  }

  @Test("The same part gives the same store as long as somebody holds it")
  func identity() {
    let store = Store(initialState: Family.State()) { Family() }
    let child = store.scope(\.child, action: \.child)
    #expect(child === store.scope(\.child, action: \.child))
    #expect(child === store.scope(state: \.child, action: \.child))
  }

  @Test("A parent does not keep the stores of its parts, nor a part its parent's store")
  func leaks() {
    weak var child: Store<Counter.State, Counter.Action>?
    weak var parent: Store<Family.State, Family.Action>?
    do {
      let store = Store(initialState: Family.State()) { Family() }
      do {
        let scoped = store.scope(\.child, action: \.child)
        child = scoped
        scoped.send(.increment)
      }
      #expect(child == nil)
      parent = store
    }
    #expect(parent == nil)
  }

  @Test("Entries of released stores do not accumulate")
  func cache() {
    let store = Store(
      initialState: Family.State(
        rows: IdentifiedArray(uniqueElements: (0..<500).map { Row.State(id: $0) }))
    ) { Family() }
    for row in store.scope(\.rows, action: \.rows) { _ = row.isOn }
    #expect(store.scopes.count <= 32)
  }

  @Test("A part's store reads and sends through the root")
  func readAndSend() {
    let store = Store(initialState: Family.State()) { Family() }
    let child = store.scope(\.child, action: \.child)
    child.send(.increment)
    #expect(store.child.count == 1)
    store.send(.child(.increment))
    #expect(child.count == 2)
  }

  @Test("Ten levels are one key path into the root")
  func deep() {
    let root = Store(initialState: Nest.State()) { Nest() }
    var store = root
    for _ in 0..<10 { store = store.scope(\.inner[0], action: \.inner) }
    store.send(.increment)
    #expect(store.count == 1)
    #expect(root.inner[0].inner[0].count == 0)
  }

  @Test("A part has a store while its state exists")
  func optional() {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    #expect(store.scope(\.sheet, action: \.sheet.presented) == nil)
    store.send(.present)
    let sheet = store.scope(\.sheet, action: \.sheet.presented)
    #expect(sheet === store.scope(\.sheet, action: \.sheet.presented))
    sheet?.send(.increment)
    #expect(store.sheet?.count == 1)
  }

  @Test("An action for a store whose state is gone is reported where the root was made")
  func placeOfGone() {
    let store = Store(initialState: Presenter.State(sheet: Counter.State())) { Presenter() }
    let sheet = store.scope(\.sheet, action: \.sheet.presented)!
    store.send(.sheet(.dismiss))
    let found = placesOfIssues { sheet.send(.increment) }
    #expect(found == ["\(#fileID):\(line(-4))"])
  }

  @Test("A store whose state was removed keeps the last value, and reports actions once")
  func gone() {
    let store = Store(initialState: Presenter.State(sheet: Counter.State(count: 5))) {
      Presenter()
    }
    let sheet = store.scope(\.sheet, action: \.sheet.presented)!
    store.send(.sheet(.dismiss))
    #expect(sheet.isGone)
    #expect(sheet.count == 5)
    let found = issues {
      sheet.send(.increment)
      sheet.send(.increment)
    }
    #expect(
      found == [
        """
        An action was sent to a store whose state no longer exists. It was dropped. Further actions \
        will be dropped without being reported.

          Store: Store<Counter.State, Counter.Action>
          Action: Counter.Action.increment

        • The feature was dismissed, or its row removed, while something still retained its store: a \
        view that has disappeared, or a closure that ran late. Send the action only while the \
        feature is on screen.
        • If the feature has work to do when it is dismissed, let its parent do it in response to \
        the dismissal.
        """
      ])
  }

  @Test("A part of a part that is gone is gone, and readable")
  func partOfGone() {
    let store = Store(
      initialState: Outer.State(family: Family.State(child: Counter.State(count: 3)))
    ) { Outer() }
    let child = store.scope(\.family, action: \.family)!.scope(\.child, action: \.child)
    #expect(child.count == 3)
    store.send(.close)
    #expect(child.isGone)
    #expect(child.count == 3)
  }

  @Test("Rows have one store each, in the order of the list")
  func rows() {
    let store = Store(
      initialState: Family.State(rows: [Row.State(id: 1), Row.State(id: 2, isOn: true)])
    ) { Family() }
    let rows = Array(store.scope(\.rows, action: \.rows))
    #expect(rows.map(\.isOn) == [false, true])
    #expect(rows == Array(store.scope(state: \.rows, action: \.rows)))
    rows[0].send(.toggle)
    #expect(store.rows[id: 1]?.isOn == true)
    store.send(.removeRow(1))
    #expect(rows[0].isOn)
    #expect(store.scope(\.rows, action: \.rows).count == 1)
  }

  @Test("A row that is there has a store by its identity, in its feature and in its list")
  func rowByIdentity() {
    let store = Store(
      initialState: Family.State(rows: [Row.State(id: 1), Row.State(id: 2, isOn: true)])
    ) { Family() }
    let second = store.scope(\.rows[id: 2]!, action: \.rows[id: 2])
    #expect(second.isOn)
    second.send(.toggle)
    #expect(store.rows[id: 2]?.isOn == false)
    let list: Store<IdentifiedArrayOf<Row.State>, IdentifiedActionOf<Row>> =
      store.scope(\.rows, action: \.rows)
    let first = list.scope(\.[id: 1]!, action: \.[id: 1])
    first.send(.toggle)
    #expect(store.rows[id: 1]?.isOn == true)
    #expect(list.scope(state: \.[id: 1]!, action: \.[id: 1]) === first)
  }

  @Test("The store of an enum's case")
  func enumCase() {
    let store = Store(initialState: Tabs.State.first(Counter.State(count: 2))) { Tabs.body }
    guard case .first(let counter) = store.case else {
      Issue.record("The first case was expected.")
      return
    }
    counter.send(.increment)
    #expect(store.state[case: \.first]?.count == 3)
  }

  @Test("State in an array, in a row, in a scoped feature is changed in its place")
  func inPlace() {
    let addresses = Addresses()
    let store = Store(initialState: Bigger.State()) { Bigger(addresses: addresses) }
    let big = store.scope(\.big, action: \.big)
    for _ in 0..<3 { big.send(.rows(.element(id: 1, action: .touch))) }
    #expect(addresses.seen.count == 3)
    #expect(Set(addresses.seen).count == 1)
  }
}

/// Where the storage of an array was seen.
///
/// NB: `@unchecked Sendable` because the test that uses it stays on the main actor.
private final class Addresses: @unchecked Sendable {
  var seen: [Int] = []
}

@Reducer private struct Bigger {
  @ObservableState struct State { var big = Big.State() }
  enum Action { case big(Big.Action) }

  let addresses: Addresses

  var body: some ReducerOf<Self> {
    Scope(\.big, action: \.big) { Big(addresses: addresses) }
  }
}

@Reducer private struct Big {
  @ObservableState struct State { var rows: IdentifiedArrayOf<Cell.State> = [Cell.State(id: 1)] }
  enum Action { case rows(IdentifiedActionOf<Cell>) }

  let addresses: Addresses

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.rows, action: \.rows) { Cell(addresses: addresses) }
  }
}

@Reducer private struct Cell {
  @ObservableState struct State: Identifiable {
    let id: Int
    @ObservationStateIgnored var numbers = Array(0..<1_000)
  }
  enum Action { case touch }

  let addresses: Addresses

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.numbers[0] += 1
      state.numbers.withUnsafeBufferPointer {
        addresses.seen.append(Int(bitPattern: $0.baseAddress))
      }
      return .none
    }
  }
}

@Reducer private struct Outer {
  @ObservableState struct State { var family: Family.State? }
  enum Action { case family(Family.Action), close }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .close = action { state.family = nil }
      return .none
    }
    .ifLet(\.family, action: \.family) { Family() }
  }
}

private struct Nest: Reducer {
  @ObservableState struct State {
    var count = 0
    private var nested: [State]?
    var inner: [State] {
      get { nested ?? [State()] }
      set { nested = newValue }
    }
  }
  @CasePathable enum Action {
    case increment
    indirect case inner(Action)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += 1
    case .inner(let action): _ = reduce(into: &state.inner[0], action: action)
    }
    return .none
  }
}
