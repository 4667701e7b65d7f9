import RostrumCore
import RostrumTesting

/// A test store whose state is the numbers that it was sent, and that starts an effect for each.
@MainActor
func numbers(_ effect: @escaping (Int) -> Effect<Int>) -> TestStore<[Int], Int> {
  TestStore(initialState: [Int]()) {
    Reduce<[Int], Int> { state, action in
      state.append(action)
      return effect(action)
    }
  }
}
