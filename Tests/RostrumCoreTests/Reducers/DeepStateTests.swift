import RostrumCases
import RostrumCore
import RostrumPresentation
import Synchronization
import Testing

/// How much of the stack large state and features of one kind in each other take.
///
/// A program whose stack is used up ends, so what holds is shown by processes that end well.
@Suite struct DeepStateTests {
  @Test("Ten thousand fields under ten levels of features are changed on a stack of 512 KiB")
  func wide() async {
    await #expect(processExitsWith: .success) {
      let state = Kept(TenLevels.State())
      await onThread(stack: 512) {
        state.value.withLock { _ = TenLevels().reduce(into: &$0, action: TenLevels.innermost) }
      }
      let innermost = state.value.withLock {
        $0.child.child.child.child.child.child.child.child.child.child.field.a.a.a.a
      }
      precondition(innermost == 1, "The innermost feature counts.")
    }
  }

  @Test("State and actions of a thousand levels are made and let go on a stack of 512 KiB")
  func values() async {
    await #expect(processExitsWith: .success) {
      await onThread(stack: 512) {
        _ = Link.State.presented(depth: 1_000)
        _ = Link.Action.add.presented(depth: 1_000)
      }
    }
  }

  @Test("The innermost of fifty presented levels works on a stack of 512 KiB")
  func presented() async {
    await #expect(processExitsWith: .success) {
      await onThread(stack: 512) {
        var state = Link.State.presented(depth: 50)
        _ = Link().reduce(into: &state, action: .add.presented(depth: 50))
        precondition(state.innermost.count == 1, "The innermost feature counts.")
      }
    }
  }

  @Test("The innermost of fifty levels of rows works on a stack of 512 KiB")
  func rows() async {
    await #expect(processExitsWith: .success) {
      await onThread(stack: 512) {
        var state = Link.State.rows(depth: 50)
        _ = Link().reduce(into: &state, action: .add.rows(depth: 50))
        precondition(state.innermost.count == 1, "The innermost feature counts.")
      }
    }
  }

  @Test("The innermost of a thousand presented levels works on a stack of 16 MiB")
  func thousand() async {
    await #expect(processExitsWith: .success) {
      await onThread(stack: 16_384) {
        var state = Link.State.presented(depth: 1_000)
        _ = Link().reduce(into: &state, action: .add.presented(depth: 1_000))
        precondition(state.innermost.count == 1, "The innermost feature counts.")
      }
    }
  }

  @Test("A store works on an effect of the innermost of two hundred levels")
  func store() async {
    await #expect(processExitsWith: .success) {
      let store = await Store(initialState: Link.State.presented(depth: 200)) { Link() }
      await store.send(.addLater.presented(depth: 200)).finish()
      await MainActor.run {
        precondition(store.currentState.innermost.count == 1, "The innermost feature counts.")
      }
    }
  }

  @Test("A presented level takes less than 10 KiB of the stack, and a level of rows less than 6")
  func level() async {
    let presented = await stackOfLevels(
      { .presented(depth: $0) }, { .add.presented(depth: $0) })
    let rows = await stackOfLevels({ .rows(depth: $0) }, { .add.rows(depth: $0) })
    #expect(presented < 10 * 1_024)
    #expect(rows < 6 * 1_024)
  }
}

/// The bytes of the stack between a feature and the one inside of it.
private func stackOfLevels(
  _ state: @escaping @Sendable (Int) -> Link.State,
  _ action: @escaping @Sendable (Int) -> Link.Action
) async -> UInt {
  await onThread(stack: 16_384) {
    let innermost = [10, 110].map { depth in
      let address = Kept<UInt>(0)
      let reducer = Link { address.value.withLock { $0 = stackAddress() } }
      var state = state(depth)
      _ = reducer.reduce(into: &state, action: action(depth))
      return address.value.withLock { $0 }
    }
    return (innermost[0] - innermost[1]) / 100
  }
}

/// A value that threads hand on.
private final class Kept<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) {
    self.value = Mutex(value)
  }
}
