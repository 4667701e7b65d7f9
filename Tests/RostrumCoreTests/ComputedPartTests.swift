import RostrumCases
import RostrumCore
import RostrumPresentation
import RostrumTesting
import Testing

@Reducer
private struct Child {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case add }
  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Parent {
  @ObservableState struct State: Equatable {
    var total = 10
    var kept = Child.State()
    var isShown = true

    /// Made anew for each look.
    var made: Child.State {
      get { Child.State(count: total) }
      set { total = newValue.count }
    }

    /// A stored part by another name.
    var alias: Child.State {
      get { kept }
      set { kept = newValue }
    }

    /// Made anew, and not always there.
    var maybe: Child.State? {
      get { isShown ? Child.State(count: total) : nil }
      set { if let newValue { total = newValue.count } }
    }
  }

  enum Action {
    case made(Child.Action)
    case alias(Child.Action)
    case maybe(Child.Action)
    case hide
  }

  var body: some Reducer<State, Action> {
    Scope(\.made, action: \.made) { Child() }
    Scope(\.alias, action: \.alias) { Child() }
    Reduce { state, action in
      if case .hide = action { state.isShown = false }
      return .none
    }
    .ifLet(\.maybe, action: \.maybe) { Child() }
  }
}

@MainActor
@Suite("Parts of a state that are computed", .leakChecked)
struct ComputedPartTests {
  private let store = Store(initialState: Parent.State()) { Parent() }

  @Test(
    "A child in a computed property tells who reads through it, and who reads what it is made of")
  func made() {
    let child = store.scope(\.made, action: \.made)
    let (inner, outer) = (Reading { _ = child.count }, Reading { _ = store.total })
    let state = Reading { _ = store.state.made.count }
    child.send(.add)
    #expect(inner.isStale)
    #expect(outer.isStale)
    #expect(state.isStale)
    #expect(child.count == 11)
    let again = Reading { _ = child.count }
    child.send(.add)
    #expect(again.isStale)
    #expect(store.total == 12)
  }

  @Test("A child under another name tells the readers of both names")
  func alias() {
    let (child, kept) = (store.scope(\.alias, action: \.alias), Reading { _ = store.kept.count })
    let reading = Reading { _ = child.count }
    let other = Reading { _ = store.total }
    child.send(.add)
    #expect(reading.isStale)
    #expect(kept.isStale)
    #expect(!other.isStale)
    #expect(child.count == 1)
  }

  @Test("An optional child in a computed property tells its readers")
  func maybe() throws {
    let child = try #require(store.scope(\.maybe, action: \.maybe))
    let reading = Reading { _ = child.count }
    store.send(.maybe(.add))
    #expect(reading.isStale)
    #expect(store.total == 11)
    let isThere = Reading { _ = store.scope(\.maybe, action: \.maybe) == nil }
    store.send(.hide)
    #expect(isThere.isStale)
  }
}
