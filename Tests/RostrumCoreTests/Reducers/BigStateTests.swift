import RostrumCases
import RostrumPresentation
import Testing

@testable import RostrumCore

/// State that is large and deep, which must not use up the stack; a program that did would end.
@Suite struct BigStateTests {
  @Test("Ten thousand fields under ten levels of features do not use up the stack")
  func deepAndWide() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let store = Store(initialState: TenLevels.State()) { TenLevels() }
        for _ in 0..<3 { store.send(TenLevels.innermost) }
        let count = store.currentState.child.child.child.child.child.child.child.child.child.child
          .field.a.a.a.a
        precondition(count == 3, "Each action counts once.")
      }
    }
  }

  @Test("A store of the innermost of ten levels reads and sends")
  func scoped() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let store = Store(initialState: Level<Level<Field>>.State()) { Level<Level<Field>>() }
        let inner = store.scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child)
        inner.send(.count)
        precondition(inner.currentState.field.a.a.a.a == 1, "The innermost feature counts.")
      }
    }
  }

  @Test("A presentation of ten thousand fields keeps its parent small")
  func presented() {
    #expect(MemoryLayout<PresentationState<Field.State>>.size < 100)
    #expect(MemoryLayout<Field.State>.size == 80_000)
  }
}

private typealias TenLevels =
  Level<Level<Level<Level<Level<Level<Level<Level<Level<Level<Field>>>>>>>>>>

extension TenLevels {
  fileprivate static var innermost: Action {
    .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(.count))))))))))
  }
}

/// Ten values side by side.
private struct Ten<Value> {
  var a, b, c, d, e, f, g, h, i, j: Value

  init(_ value: Value) {
    (a, b, c, d, e, f, g, h, i, j) = (
      value, value, value, value, value, value, value, value, value, value
    )
  }
}

/// A feature with ten thousand fields.
private struct Field: StartingReducer {
  struct State: Starting {
    var field = Ten(Ten(Ten(Ten(0))))
  }
  @CasePathable enum Action { case count }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.field.a.a.a.a += 1
    return .none
  }
}

/// A feature around another.
private struct Level<Child: StartingReducer>: StartingReducer {
  struct State: Starting {
    var child = Child.State()
  }
  @CasePathable enum Action { case child(Child.Action) }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Child() }
  }
}

private protocol Starting {
  init()
}

private protocol StartingReducer: Reducer where State: Starting {
  init()
}
