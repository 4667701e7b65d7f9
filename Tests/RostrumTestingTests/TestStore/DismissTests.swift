import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumTestSupport
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct DismissTests {
  @Test("When a root feature dismisses itself, its effects are cancelled")
  func effects() async {
    let ended = LockIsolated(0)
    let store = TestStore(initialState: Guest.State()) { Guest(ended: ended) }
    await store.send(.stay)
    await store.send(.leave)
    #expect(store.isDismissed)
    await store.finish(timeout: .zero)
    #expect(ended.value == 1)
  }

  @Test("After its dismissal, a root feature neither starts effects nor receives their actions")
  func afterwards() async {
    let ended = LockIsolated(0)
    let store = TestStore(initialState: Guest.State()) { Guest(ended: ended) }
    await store.send(.leaveAndStay)
    #expect(store.isDismissed)
    #expect(store.state.count == 0)
    await store.finish(timeout: .zero)
  }
}

@Reducer private struct Guest {
  struct State: Equatable { var count = 0 }
  enum Action { case stay, leave, leaveAndStay, stayed }

  let ended: LockIsolated<Int>
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stay:
        return .run { [ended] _ in
          await waitForCancellation()
          ended.withValue { $0 += 1 }
        }
      case .leave:
        return .run { [dismiss] _ in await dismiss() }
      case .leaveAndStay:
        return .run { [dismiss] send in
          await dismiss()
          await send(.stayed)
        }
      case .stayed:
        state.count += 1
        return .none
      }
    }
  }
}
