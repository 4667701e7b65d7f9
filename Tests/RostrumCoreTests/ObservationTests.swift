import RostrumCases
import RostrumCore
import RostrumPresentation
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ObservationTests {
  @Test("A change of one field notifies only its readers")
  func fields() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let count = Reading { _ = store.count }
    let other = Reading { _ = store.other }
    store.send(.increment)
    #expect(count.isStale)
    #expect(!other.isStale)
  }

  @Test("Setting an equal value is not told")
  func equalValue() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let count = Reading { _ = store.count }
    store.send(.touch)
    #expect(!count.isStale)
  }

  @Test("Setting what isn't a number to what it is isn't told")
  func notNumber() {
    let store = Store(initialState: Measure.State()) { Measure() }
    let length = Reading { _ = store.length }
    let sample = Reading { _ = store.sample }
    store.send(.set(.nan))
    #expect(!length.isStale && !sample.isStale)
    store.send(.set(1))
    #expect(length.isStale && sample.isStale)
  }

  @Test("A change inside an element of an array notifies its readers, not those of the array")
  func arrayElement() {
    let store = Store(initialState: Team.State()) { Team() }
    let members = Reading { _ = store.members.count }
    let first = Reading { _ = store.members[0].count }
    let second = Reading { _ = store.members[1].count }
    store.send(.count(0))
    #expect(first.isStale)
    #expect(!members.isStale)
    #expect(!second.isStale)
    #expect(store.members[0].count == 1)
  }

  @Test("Readers of an array are notified when elements are inserted, removed, moved or swapped")
  func arrayStructure() {
    let store = Store(initialState: Team.State()) { Team() }
    for change in [Team.Action.add, .remove, .swap, .replace, .setBack] {
      let members = Reading { _ = store.members.count }
      store.send(change)
      #expect(members.isStale, "\(change)")
    }
    #expect(store.members.map(\.count) == [0, 0])
  }

  @Test("Replacing the whole state of a root notifies all readers")
  func wholeState() {
    let store = Store(initialState: Counter.State(count: 1)) { Counter() }
    let count = Reading { _ = store.count }
    store.send(.reset)
    #expect(count.isStale)
    #expect(store.count == 0)
  }

  @Test("A change inside a child notifies the child's readers, not those of the parent")
  func child() {
    let store = Store(initialState: Family.State()) { Family() }
    let child = store.scope(\.child, action: \.child)
    let count = Reading { _ = child.count }
    let parent = Reading { _ = store.scope(\.child, action: \.child) }
    let whole = Reading { _ = store.child }
    let title = Reading { _ = store.title }
    store.send(.child(.increment))
    #expect(count.isStale)
    #expect(!parent.isStale)
    #expect(!whole.isStale)
    #expect(!title.isStale)
  }

  @Test("Replacing a child notifies the readers of its fields")
  func replacedChild() {
    let store = Store(initialState: Family.State()) { Family() }
    let child = store.scope(\.child, action: \.child)
    let count = Reading { _ = child.count }
    store.send(.child(.reset))
    #expect(count.isStale)
    let again = Reading { _ = child.count }
    store.send(.child(.increment))
    #expect(again.isStale)
    #expect(child.count == 1)
  }

  @Test("Restoring an older copy notifies readers, even though the fields are equal")
  func undo() {
    let store = Store(initialState: Family.State()) { Family() }
    let child = store.scope(\.child, action: \.child)
    store.send(.remember)
    store.send(.child(.increment))
    let count = Reading { _ = child.count }
    store.send(.undo)
    #expect(count.isStale)
    #expect(child.count == 0)
  }

  @Test("A row's change is not told to readers of the list's membership")
  func rows() {
    let store = Store(initialState: Family.State(rows: [Row.State(id: 1), Row.State(id: 2)])) {
      Family()
    }
    let stores = Array(store.scope(\.rows, action: \.rows))
    let list = Reading { _ = Array(store.scope(\.rows, action: \.rows)) }
    let first = Reading { _ = stores[0].isOn }
    let second = Reading { _ = stores[1].isOn }
    store.send(.rows(.element(id: 1, action: .toggle)))
    #expect(first.isStale)
    #expect(!second.isStale)
    #expect(!list.isStale)
    store.send(.removeRow(2))
    #expect(list.isStale)
  }

  @Test("Replacing a row by one with the same identity notifies its readers")
  func replacedRow() {
    let store = Store(initialState: Family.State(rows: [Row.State(id: 1, isOn: true)])) {
      Family()
    }
    let row = Array(store.scope(\.rows, action: \.rows))[0]
    let reading = Reading { _ = row.isOn }
    store.send(.rows(.element(id: 1, action: .reset)))
    #expect(reading.isStale)
    #expect(!row.isOn)
  }

  @Test("Assigning a row in the parent notifies its readers")
  func assignedRow() {
    let store = Store(initialState: Family.State(rows: [Row.State(id: 1, isOn: true)])) {
      Family()
    }
    let row = Array(store.scope(\.rows, action: \.rows))[0]
    let reading = Reading { _ = row.isOn }
    store.send(.assignRow(Row.State(id: 1)))
    #expect(reading.isStale)
    #expect(!row.isOn)
  }

  @Test("Presenting notifies readers of the presentation; a change within it does not")
  func presentation() {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let absent = Reading { _ = store.scope(\.sheet, action: \.sheet.presented) }
    store.send(.present)
    #expect(absent.isStale)
    let sheet = store.scope(\.sheet, action: \.sheet.presented)!
    let present = Reading { _ = store.scope(\.sheet, action: \.sheet.presented) }
    let count = Reading { _ = sheet.count }
    store.send(.sheet(.presented(.increment)))
    #expect(!present.isStale)
    #expect(count.isStale)
    store.send(.sheet(.dismiss))
    #expect(present.isStale)
  }

  @Test("An enum tells of its case, and its payload of its fields")
  func enums() {
    let store = Store(initialState: Tabs.State.first(Counter.State())) { Tabs.body }
    let which = Reading { _ = store.case }
    store.send(.first(.increment))
    #expect(!which.isStale)
  }

  @Test("Registrars are all the same for equality, hashing and coding")
  func registrar() throws {
    var changed = Counter.State()
    changed.count = 1
    changed.count = 0
    #expect(changed == Counter.State())
    #expect(ObservationStateRegistrar() == ObservationStateRegistrar())
    #expect(Set([ObservationStateRegistrar(), ObservationStateRegistrar()]).count == 1)
  }

  @Test("A copy has the identity of the original until either is changed in its place")
  func identities() {
    var original = Counter.State()
    let copy = original
    #expect(original._$id == copy._$id)
    original._$willModify()
    #expect(original._$id != copy._$id)
    #expect(Counter.State()._$id != Counter.State()._$id)
    #expect(ObservableStateID._$inert == ._$inert)
    #expect(ObservableStateID._$inert._$tag(1) != ._$inert._$tag(2))
  }
}

@Reducer private struct Team {
  @ObservableState struct State {
    var members = [Counter.State(), Counter.State(count: 5)]
  }
  enum Action { case count(Int), add, remove, swap, replace, setBack }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .count(let index): state.members[index].count += 1
      case .add: state.members.append(Counter.State())
      case .remove: state.members.removeLast()
      case .swap: state.members.swapAt(0, 1)
      case .replace: state.members[0] = Counter.State()
      case .setBack:
        let before = state.members[0]
        state.members[0].count = 9
        state.members[0] = before
        state.members.swapAt(0, 1)
        state.members.swapAt(0, 1)
      }
      return .none
    }
  }
}
