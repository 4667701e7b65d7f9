import RostrumDependencies
import Testing

// NB: Tests `effects`, which is internal.
@testable import RostrumCore

@MainActor
@Suite struct DebounceTests {
  private enum Name { case search, other }
  private let clock = TestClock()

  /// A store whose numbers are answered by a hundred more, after a second in which none came.
  private func store() -> EffectStore {
    EffectStore(clock: clock) { [clock] number in
      guard number < 100 else { return number == 999 ? .cancel(id: Name.search) : .none }
      return .send(number + 100)
        .debounce(
          id: number % 2 == 0 ? Name.search : .other, for: .seconds(1), clock: clock)
    }
  }

  @Test("Nothing happens before the time is over, and then at once")
  func waits() async {
    let store = store()
    store.send(2)
    await clock.advance(by: .milliseconds(999))
    #expect(store.answers == [])
    await clock.advance(by: .milliseconds(1))
    #expect(store.answers == [102])
  }

  @Test("Each new effect starts the time anew, and only the last one is done")
  func restarts() async {
    let store = store()
    for number in [2, 4, 6] {
      store.send(number)
      await clock.advance(by: .milliseconds(600))
    }
    #expect(store.answers == [])
    await clock.advance(by: .milliseconds(400))
    #expect(store.answers == [106])
  }

  @Test("Effects under other names wait for themselves")
  func names() async {
    let store = store()
    store.send(2)
    store.send(3)
    await clock.advance(by: .seconds(1))
    #expect(store.answers.sorted() == [102, 103])
  }

  @Test("What waits can be cancelled by its name")
  func cancel() async {
    let store = store()
    store.send(2)
    store.send(999)
    await clock.run()
    #expect(store.answers == [999])
    #expect(store.core.effects.isEmpty)
  }

  @Test("A new effect cancels the one that is already at work")
  func atWork() async {
    let forever = Forever()
    let clock = clock
    let store = EffectStore(clock: clock) { number in
      Effect.run { _ in await forever.run() }
        .debounce(id: Name.search, for: .seconds(1), clock: clock)
    }
    let first = store.send(1)
    await clock.advance(by: .seconds(1))
    #expect(forever.began.value == 1)
    let second = store.send(2)
    await first.finish()
    #expect(forever.ended.value == 1)
    second.cancel()
    await second.finish()
  }

  @Test("An effect of nothing is not waited for")
  func none() {
    #expect(Effect<Int>.none.debounce(id: Name.search, for: .seconds(1), clock: clock).isNone)
  }

  @Test("The task of what waits ends when it was done")
  func task() async {
    let store = store()
    let task = store.send(2)
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.numbers == [2, 102])
  }
}
