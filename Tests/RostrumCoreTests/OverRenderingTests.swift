import RostrumCases
import RostrumCore
import RostrumPresentation
import Testing

@MainActor
@Suite struct OverRenderingTests {
  @Test("A row's store is not told of rows that come")
  func rowsThatCome() {
    let store = makeStore()
    let row = firstRow(of: store)
    let reading = Reading { _ = row.isOn }
    store.send(.assignRow(Row.State(id: 9)))
    #expect(store.rows.count == 3)
    #expect(!reading.isStale)
  }

  @Test("A row's store is not told of other rows that go or change")
  func otherRows() {
    let store = makeStore()
    let row = firstRow(of: store)
    let reading = Reading { _ = row.isOn }
    store.send(.rows(.element(id: 2, action: .toggle)))
    store.send(.removeRow(2))
    #expect(!reading.isStale)
  }

  @Test("A row's store that read while other rows were added is still notified of its changes")
  func rowAfterOthers() {
    let store = makeStore()
    let row = firstRow(of: store)
    let reading = Reading { _ = row.isOn }
    store.send(.assignRow(Row.State(id: 9)))
    store.send(.rows(.element(id: 1, action: .toggle)))
    #expect(reading.isStale)
    #expect(row.isOn)
  }

  @Test("A row's store is notified when its row is removed, even after other rows were added")
  func rowGoes() {
    let store = makeStore()
    let row = firstRow(of: store)
    let reading = Reading { _ = row.isOn }
    store.send(.assignRow(Row.State(id: 9)))
    store.send(.removeRow(1))
    #expect(reading.isStale)
    #expect(row.isGone)
  }

  @Test("A row's store is notified when an older copy of its row is restored")
  func olderCopy() {
    let store = makeStore()
    let row = firstRow(of: store)
    let old = store.rows[id: 1]!
    row.send(.toggle)
    let reading = Reading { _ = row.isOn }
    store.send(.assignRow(old))
    #expect(reading.isStale)
    #expect(!row.isOn)
  }

  @Test("A presented feature is not told of its parent's changes")
  func parent() {
    let store = Store(initialState: Chain.State(depth: 3)) { Chain() }
    let leaf = store.scope(\.next, action: \.next.presented)!
      .scope(\.next, action: \.next.presented)!
    let reading = Reading { _ = leaf.count }
    store.send(.add)
    store.send(.next(.presented(.add)))
    #expect(!reading.isStale)
    leaf.send(.add)
    #expect(reading.isStale)
    #expect(leaf.count == 1)
  }

  @Test("A nested feature is notified when an enclosing one is replaced or removed")
  func ancestors() {
    let store = Store(initialState: Chain.State(depth: 4)) { Chain() }
    let middle = store.scope(\.next, action: \.next.presented)!
    let leaf = middle.scope(\.next, action: \.next.presented)!
      .scope(\.next, action: \.next.presented)!
    leaf.send(.add)
    let replaced = Reading { _ = leaf.count }
    store.send(.replace)
    #expect(replaced.isStale)
    #expect(leaf.count == 0)
    let gone = Reading { _ = leaf.count }
    store.send(.next(.dismiss))
    #expect(gone.isStale)
    #expect(leaf.isGone)
  }

  @Test("A computed property is observed through what it reads")
  func computed() {
    let store = Store(initialState: Chain.State(depth: 1)) { Chain() }
    let double = Reading { _ = store.double }
    let name = Reading { _ = store.shout }
    store.send(.add)
    #expect(double.isStale)
    #expect(!name.isStale)
    #expect(store.double == 2)
  }

  @Test("Only setting or removing a value notifies readers of an optional")
  func optional() {
    let store = Store(initialState: Chain.State(depth: 2)) { Chain() }
    let isThere = Reading { _ = store.next == nil }
    store.send(.next(.presented(.add)))
    #expect(!isThere.isStale)
    store.send(.next(.dismiss))
    #expect(isThere.isStale)
  }

  private func firstRow(of store: StoreOf<Family>) -> StoreOf<Row> {
    let rows = store.scope(\.rows, action: \.rows)
    return rows[rows.startIndex]
  }

  private func makeStore() -> StoreOf<Family> {
    Store(initialState: Family.State(rows: [Row.State(id: 1), Row.State(id: 2)])) { Family() }
  }
}
