import RostrumDependencies
import Testing

// NB: Tests `effects`, which is internal.
@testable import RostrumCore

@MainActor
@Suite struct TaskCancellationTests {
  private enum Name { case part, other }
  private struct Failure: Error {}
  private let forever = Forever()

  @Test("A part of an effect gives its value back")
  func value() async {
    let store = EffectStore { number in
      guard number == 1 else { return .none }
      return .run { send in
        await send(await withTaskCancellation(id: Name.part) { 107 })
      }
    }
    await store.send(1).finish()
    #expect(store.answers == [107])
    #expect(store.core.effects.isEmpty)
  }

  @Test("A part of an effect throws its error on, with its type")
  func error() async {
    let store = EffectStore { number in
      guard number == 1 else { return .none }
      return .run { send in
        do throws(Failure) {
          try await withTaskCancellation(id: Name.part) { () async throws(Failure) -> Void in
            throw Failure()
          }
        } catch {
          await send(101)
        }
      }
    }
    await store.send(1).finish()
    #expect(store.answers == [101])
  }

  @Test("Cancelling a part by its name leaves the rest of the effect running")
  func cancelPart() async {
    let forever = forever
    let store = EffectStore { number in
      switch number {
      case 1:
        .run { send in
          await withTaskCancellation(id: Name.part) { await forever.run() }
          await send(101)
        }
      case 2: .cancel(id: Name.part)
      default: .none
      }
    }
    let task = store.send(1)
    while !Task.isCancelled, forever.began.value == 0 { await Task.yield() }
    store.send(2)
    await task.finish()
    #expect(forever.ended.value == 1)
    #expect(store.answers == [101])
    #expect(store.core.effects.isEmpty)
  }

  @Test("Another name does not cancel it")
  func otherName() async {
    let forever = forever
    let store = EffectStore { number in
      number == 1
        ? .run { _ in await withTaskCancellation(id: Name.part) { await forever.run() } }
        : .cancel(id: Name.other)
    }
    let task = store.send(1)
    while !Task.isCancelled, forever.began.value == 0 { await Task.yield() }
    store.send(2)
    #expect(task.group?.isFinished == false)
    task.cancel()
    await task.finish()
    #expect(forever.ended.value == 1)
  }

  @Test("A new part can take the place of one that runs under the same name")
  func cancelInFlight() async {
    let forever = forever
    let store = EffectStore { number in
      switch number {
      case 1:
        .run { send in
          await withTaskCancellation(id: Name.part, cancelInFlight: true) { await forever.run() }
          await send(101)
        }
      case 2:
        .run { send in
          await withTaskCancellation(id: Name.part, cancelInFlight: true) {}
          await send(102)
        }
      default: .none
      }
    }
    let first = store.send(1)
    while !Task.isCancelled, forever.began.value == 0 { await Task.yield() }
    let second = store.send(2)
    await first.finish()
    await second.finish()
    #expect(store.answers.sorted() == [101, 102])
  }

  @Test("Cancelling the effect cancels its part")
  func cancelWhole() async {
    let forever = forever
    let store = EffectStore { _ in
      .run { _ in await withTaskCancellation(id: Name.part) { await forever.run() } }
    }
    let task = store.send(1)
    while !Task.isCancelled, forever.began.value == 0 { await Task.yield() }
    task.cancel()
    await task.finish()
    #expect(forever.ended.value == 1)
  }

  @Test("A name of an effect and a name of a part are one kind of name")
  func sharedName() async {
    let forever = forever
    let store = EffectStore { number in
      switch number {
      case 1: .run { _ in await forever.run() }.cancellable(id: Name.part)
      default:
        .run { send in
          await withTaskCancellation(id: Name.part, cancelInFlight: true) {}
        }
      }
    }
    let first = store.send(1)
    while !Task.isCancelled, forever.began.value == 0 { await Task.yield() }
    await store.send(2).finish()
    await first.finish()
    #expect(forever.ended.value == 1)
  }

  @Test("An effect cancels another by its name, before what it sends next is worked on")
  func cancelFromEffect() async {
    let forever = forever
    let store = EffectStore { number in
      switch number {
      case 1: .run { _ in await forever.run() }.cancellable(id: Name.part)
      case 2:
        .run { send in
          Task.cancel(id: Name.part)
          await send(101)
        }
      default: .none
      }
    }
    let first = store.send(1)
    while !Task.isCancelled, forever.began.value == 0 { await Task.yield() }
    await store.send(2).finish()
    #expect(first.group?.isFinished == false || forever.ended.value == 1)
    await first.finish()
    #expect(store.answers == [101])
  }

  @Test("A name outside of an effect means nothing, which is reported; the work is done")
  func outside() async {
    var value = 0
    let found = await issues {
      value = await withTaskCancellation(id: Name.part) { 7 }
      Task.cancel(id: Name.part)
    }
    #expect(value == 7)
    #expect(found.count == 2)
    #expect(
      found.first?.hasPrefix("'withTaskCancellation' was called at RostrumCoreTests/") == true)
    #expect(
      found.first?.hasSuffix(
        """
        , outside of an effect.

        Cancellation identifiers belong to the feature whose effect is running, so the identifier \
        has no meaning here. Call it inside the closure of '.run', or in a task that the effect \
        awaits.
        """) == true)
    #expect(found.last?.hasPrefix("'Task.cancel' was called at ") == true)
  }

  @Test("A part that sleeps is stepped by the clock like the rest of the effect")
  func clock() async {
    let clock = TestClock()
    let store = EffectStore(clock: clock) { number in
      guard number == 1 else { return .none }
      return .run { send in
        try await withTaskCancellation(id: Name.part) { try await clock.sleep(for: .seconds(1)) }
        await send(101)
      }
    }
    store.send(1)
    await clock.advance(by: .milliseconds(999))
    #expect(store.answers == [])
    await clock.advance(by: .milliseconds(1))
    #expect(store.answers == [101])
  }
}
