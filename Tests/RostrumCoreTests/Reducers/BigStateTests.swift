import RostrumCases
import RostrumCore
import RostrumPresentation
import Testing

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
        let store = Store(initialState: Level<Level<TenThousand>>.State()) {
          Level<Level<TenThousand>>()
        }
        let inner = store.scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child)
        inner.send(.count)
        precondition(inner.currentState.field.a.a.a.a == 1, "The innermost feature counts.")
      }
    }
  }

  @Test("A presentation of ten thousand fields keeps its parent small")
  func presented() {
    #expect(MemoryLayout<PresentationState<TenThousand.State>>.size < 100)
    #expect(MemoryLayout<TenThousand.State>.size == 80_000)
  }
}
