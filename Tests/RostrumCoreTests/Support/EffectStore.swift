import RostrumCore
import RostrumDependencies

/// A store that starts the effect of each number it is sent, and keeps the numbers in order.
@MainActor
struct EffectStore {
  let store: Store<[Int], Int>
  let core: RootCore<Reduce<[Int], Int>>

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - clock: The clock on which effects sleep, if they do.
  ///   - effect: The effect of a number.
  init(clock: TestClock<Duration>? = nil, _ effect: @escaping (Int) -> Effect<Int>) {
    core = withDependencies {
      if let clock { $0.continuousClock = clock }
    } operation: {
      RootCore(
        initialState: [],
        reducer: Reduce<[Int], Int> { state, action in
          state.append(action)
          return effect(action)
        },
        dependencies: .current)
    }
    store = Store(core: core)
  }

  /// What came in, in order.
  var numbers: [Int] { store.currentState }

  /// The numbers that effects sent, which are those from a hundred on.
  var answers: [Int] { numbers.filter { $0 >= 100 } }

  @discardableResult
  func send(_ number: Int) -> StoreTask { store.send(number) }
}
