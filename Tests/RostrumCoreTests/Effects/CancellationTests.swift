import RostrumDependencies
import Testing

// NB: Tests `effects`, which is internal.
@testable import RostrumCore

@MainActor
@Suite struct CancellationTests {
  private enum Name { case one, two }
  private let forever = Forever()

  /// A store that starts an effect with 1, cancels the first name with 2 and the second with 3.
  private func store(_ effect: @escaping () -> Effect<Int>) -> EffectStore {
    EffectStore { number in
      switch number {
      case 1: effect()
      case 2: .cancel(id: Name.one)
      case 3: .cancel(id: Name.two)
      default: .none
      }
    }
  }

  private func begun(_ count: Int) async {
    while !Task.isCancelled, forever.began.value < count { await Task.yield() }
  }

  @Test("A name of merged effects cancels all of them")
  func merged() async {
    let forever = forever
    let store = store {
      .merge(.run { _ in await forever.run() }, .run { _ in await forever.run() })
        .cancellable(id: Name.one)
    }
    let task = store.send(1)
    await begun(2)
    store.send(2)
    await task.finish()
    #expect(forever.ended.value == 2)
  }

  @Test("A name of one of merged effects cancels that one")
  func oneOfMerged() async {
    let forever = forever
    let store = store {
      .merge(
        .run { _ in await forever.run() }.cancellable(id: Name.one),
        .run { _ in await forever.run() }.cancellable(id: Name.two))
    }
    let task = store.send(1)
    await begun(2)
    store.send(2)
    while !Task.isCancelled, forever.ended.value == 0 { await Task.yield() }
    #expect(task.group?.isFinished == false)
    store.send(3)
    await task.finish()
  }

  @Test("A name of a sequence cancels the effect that runs and all that come after it")
  func sequence() async {
    let forever = forever
    let store = store {
      .concatenate(.run { _ in await forever.run() }, .send(101), .run { await $0(102) })
        .cancellable(id: Name.one)
    }
    let task = store.send(1)
    await begun(1)
    store.send(2)
    await task.finish()
    #expect(store.answers == [])
  }

  @Test("Cancelling one effect of a sequence lets the sequence go on")
  func oneOfSequence() async {
    let forever = forever
    let store = store {
      .concatenate(.run { _ in await forever.run() }.cancellable(id: Name.one), .send(101))
    }
    let task = store.send(1)
    await begun(1)
    store.send(2)
    await task.finish()
    #expect(store.answers == [101])
  }

  @Test("An effect with two names goes by either", arguments: [2, 3])
  func twoNames(cancellation: Int) async {
    let forever = forever
    let store = store {
      .run { _ in await forever.run() }.cancellable(id: Name.one).cancellable(id: Name.two)
    }
    let task = store.send(1)
    await begun(1)
    store.send(cancellation)
    await task.finish()
    #expect(forever.ended.value == 1)
    #expect(store.core.effects.isEmpty)
  }

  @Test("What is cancelled beside its start, by the same action, never begins")
  func cancelledBesideItsStart() async {
    let forever = forever
    let store = store {
      .merge(.run { _ in await forever.run() }.cancellable(id: Name.one), .cancel(id: Name.one))
    }
    await store.send(1).finish()
    #expect(forever.began.value == 0)
  }

  @Test("What starts after a cancellation, by the same action, runs")
  func startedAfterCancellation() async {
    let store = store {
      .merge(.cancel(id: Name.one), .run { await $0(101) }.cancellable(id: Name.one))
    }
    await store.send(1).finish()
    #expect(store.answers == [101])
  }

  @Test("An effect can be cancelled from the moment the reducer returned it")
  func fromTheMomentItIsReturned() async {
    let forever = forever
    let store = store { .run { _ in await forever.run() }.cancellable(id: Name.one) }
    let task = store.send(1)
    store.send(2)
    await task.finish()
    #expect(forever.began.value == 0)
    #expect(store.core.effects.isEmpty)
  }

  @Test("Names of different types are different names, whatever they are called")
  func typesOfNames() async {
    enum One: Hashable { case name }
    enum Two: Hashable { case name }
    let forever = forever
    let store = EffectStore { number in
      number == 1
        ? .run { _ in await forever.run() }.cancellable(id: One.name) : .cancel(id: Two.name)
    }
    let task = store.send(1)
    await begun(1)
    store.send(2)
    #expect(task.group?.isFinished == false)
    task.cancel()
    await task.finish()
  }

  @Test("Names with values cancel only what has the same value")
  func valuesOfNames() async {
    let forever = forever
    let store = EffectStore { number in
      number > 0
        ? .run { _ in await forever.run() }.cancellable(id: "item \(number)")
        : .cancel(id: "item \(-number)")
    }
    let (first, second) = (store.send(1), store.send(2))
    await begun(2)
    store.send(-1)
    await first.finish()
    #expect(second.group?.isFinished == false)
    store.send(-2)
    await second.finish()
  }

  @Test("Cancelling what does not run does nothing")
  func nothingToCancel() {
    let store = store { .none }
    #expect(store.send(2).group?.isFinished != false)
    #expect(store.numbers == [2])
  }

  @Test("A name can be used again after it was cancelled")
  func nameAgain() async {
    let store = store { .run { await $0(101) }.cancellable(id: Name.one) }
    store.send(2)
    await store.send(1).finish()
    store.send(2)
    await store.send(1).finish()
    #expect(store.answers == [101, 101])
  }

  @Test("An effect that sends its own cancellation goes no further")
  func ownCancellation() async {
    let store = store {
      .run { send in
        await send(2)
        await send(101)
      }
      .cancellable(id: Name.one)
    }
    await store.send(1).finish()
    #expect(store.numbers == [1, 2])
  }

  @Test("Cancelling the task of one send leaves what another send started")
  func taskOfOneSend() async {
    let forever = forever
    let store = store { .run { _ in await forever.run() } }
    let (first, second) = (store.send(1), store.send(1))
    await begun(2)
    first.cancel()
    await first.finish()
    #expect(second.group?.isFinished == false)
    second.cancel()
    await second.finish()
    #expect(store.core.effects.isEmpty)
  }
}
