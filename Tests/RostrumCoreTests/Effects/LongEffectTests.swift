import RostrumCore
import RostrumDependencies
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct LongEffectTests {
  @Test("As many effects as there are rows are merged, started and let go of on a small stack")
  func merge() async {
    let count = 20_000
    let ended = LockIsolated(0)
    let isDone = await onThread(stack: 512) {
      let effects = (0..<count).map { _ in
        Effect<Int>.run { _ in ended.withValue { $0 += 1 } }
      }
      let listed = Effect.merge(effects).map { $0 + 1 }
      let looped = effects.reduce(Effect.none) { $0.merge(with: $1) }.map { $0 + 1 }
      return !listed.isNone && !looped.isNone
    }
    #expect(isDone)
    let store = EffectStore { number in
      guard number == 1 else { return .none }
      return .merge((0..<count).map { _ in .run { _ in ended.withValue { $0 += 1 } } })
    }
    await store.send(1).finish()
    #expect(ended.value == count)
  }

  @Test("As many effects as there are rows run one after the other, on a stack that does not grow")
  func concatenate() async {
    let lowest = LockIsolated<[UInt]>([])
    let store = EffectStore { number in
      if number >= 100 {
        lowest.withValue { $0.append(stackAddress()) }
        return .none
      }
      return .concatenate((0..<2_000).map { .send(100 + $0) })
    }
    await store.send(1).finish()
    #expect(store.answers == Array(100..<2_100))
    let depths = lowest.value
    #expect((depths.max() ?? 0) - (depths.min() ?? 0) < 10_000)
  }

  @Test("Effects that end at once are started one after the other without recursion")
  func concatenateCancellations() async {
    let store = EffectStore { number in
      number == 1 ? .concatenate((0..<50_000).map { .cancel(id: $0) } + [.send(100)]) : .none
    }
    await store.send(1).finish()
    #expect(store.answers == [100])
  }

  @Test("An action that sends itself at once, for ever, is reported and stopped")
  func endless() async {
    let counts = LockIsolated(0)
    let core = RootCore(
      initialState: 0,
      reducer: Reduce<Int, Bool> { _, isEndless in
        counts.withValue { $0 += 1 }
        return isEndless ? .send(true) : .none
      },
      dependencies: .current)
    let store = Store(core: core)
    var task: StoreTask?
    let found = issues { task = store.send(true) }
    await task?.finish()
    #expect(
      found == [
        """
        An action sent to a store causes further actions without end. After 100000 actions, the \
        remaining ones were dropped.

          Store: Store<Int, Bool>
          Action: true

        Look for a reducer that returns '.send' with an action that leads to the same action again.
        """
      ])
    let count = counts.value
    store.send(false)
    #expect(counts.value == count + 1)
  }
}
