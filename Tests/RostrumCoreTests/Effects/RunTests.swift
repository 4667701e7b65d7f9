import RostrumCore
import RostrumDependencies
import Testing

@MainActor
@Suite struct RunTests {
  private struct Failure: Error {}

  @Test("Work runs with the priority that it is given")
  func priority() async {
    let seen = LockIsolated<TaskPriority?>(nil)
    let store = EffectStore { _ in
      .run(priority: .background) { _ in seen.setValue(Task.basePriority) }
    }
    await store.send(1).finish()
    #expect(seen.value == .background)
  }

  @Test("A launch that only renders a page starts no work, and no continuation")
  func lookedAt() async {
    let hasBegun = LockIsolated(false)
    let store = EffectStore { number in
      guard number == 1 else { return .none }
      return .concatenate(.run { _ in hasBegun.setValue(true) }, .send(101))
    }
    await EffectPermission.$isGranted.withValue(false) { store.send(1) }.finish()
    #expect(!hasBegun.value)
    #expect(store.numbers == [1])
    // The same store, used by a launch that stays.
    await store.send(1).finish()
    #expect(hasBegun.value)
    #expect(store.numbers == [1, 1, 101])
  }

  @Test("Work runs under its name, for debuggers")
  func name() async {
    let seen = LockIsolated<String?>(nil)
    let store = EffectStore { _ in .run(name: "download") { _ in seen.setValue(Task.name) } }
    await store.send(1).finish()
    #expect(seen.value == "download")
  }

  @Test("Work runs on no particular actor")
  func actor() async {
    let isOnMainQueue = LockIsolated(true)
    let store = EffectStore { _ in
      .run { _ in isOnMainQueue.setValue(#isolation === MainActor.shared) }
    }
    await store.send(1).finish()
    #expect(!isOnMainQueue.value)
  }

  @Test("What the work sent before it failed stays sent")
  func sentBeforeFailure() async {
    let store = EffectStore { number in
      guard number == 1 else { return .none }
      return .run { send in
        await send(101)
        throw Failure()
      } catch: { error, send in
        await send(error is Failure ? 102 : 103)
      }
    }
    await store.send(1).finish()
    #expect(store.answers == [101, 102])
  }

  @Test("The task of a send waits for what handles an error")
  func handlerIsWaitedFor() async {
    let gate = Gate()
    let store = EffectStore { number in
      guard number == 1 else { return .none }
      return .run { _ in
        throw Failure()
      } catch: { _, send in
        await gate.wait()
        await send(101)
      }
    }
    let task = store.send(1)
    #expect(task.group?.isFinished == false)
    gate.open()
    await task.finish()
    #expect(store.answers == [101])
  }

  @Test("An error of a child's effect is reported at the place of the effect")
  func placeInChild() async {
    let place = line(+4)
    let store = EffectStore { number in
      guard number == 1 else { return .none }
      return Effect<String>.merge(
        .run { _ in throw Failure() },
        .none
      )
      .map { Int($0)! }
    }
    let found = await issues { await store.send(1).finish() }
    #expect(found.count == 1)
    #expect(found.first?.contains("'run' at RostrumCoreTests/RunTests.swift:\(place)\n") == true)
  }

  @Test("An error in a sequence is reported, and the sequence goes on")
  func errorInSequence() async {
    let store = EffectStore { number in
      guard number == 1 else { return .none }
      return .concatenate(.run { _ in throw Failure() }, .send(101))
    }
    let found = await issues { await store.send(1).finish() }
    #expect(found.count == 1)
    #expect(store.answers == [101])
  }

  @Test("Each send of an effect is worked on before the effect goes on")
  func sendWaits() async {
    let order = LockIsolated<[String]>([])
    let store = EffectStore { number in
      guard number == 1 else {
        order.withValue { $0.append("worked on \(number)") }
        return .none
      }
      return .run { send in
        await send(101)
        order.withValue { $0.append("sent") }
        await send(102)
      }
    }
    await store.send(1).finish()
    #expect(order.value == ["worked on 101", "sent", "worked on 102"])
  }

  @Test("A timer sends at each interval, until its feature cancels it")
  func timer() async {
    enum Name { case timer }
    let clock = TestClock()
    let store = EffectStore(clock: clock) { number in
      switch number {
      case 1:
        .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(101) }
        }
        .cancellable(id: Name.timer)
      case 2: .cancel(id: Name.timer)
      default: .none
      }
    }
    let task = store.send(1)
    await clock.advance(by: .seconds(3))
    #expect(store.answers == [101, 101, 101])
    store.send(2)
    await task.finish()
    await clock.advance(by: .seconds(3))
    #expect(store.answers.count == 3)
  }

  @Test("Effects are tried by hand with a way to send of one's own")
  func sendByHand() {
    var seen: [Int] = []
    let send = Send<Int> { seen.append($0) }
    send(7)
    #expect(seen == [7])
  }
}
