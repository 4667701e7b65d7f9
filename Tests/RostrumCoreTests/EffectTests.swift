import IssueReporting
import RostrumCases
import RostrumDependencies
import RostrumTesting
import Testing

// NB: Tests `effects`, which is internal.
@testable import RostrumCore

@MainActor
@Suite(.leakChecked) struct EffectTests {
  private enum Name { case one, two }
  private struct Failure: Error, CustomStringConvertible {
    var description: String { "No network." }
  }

  /// A store that starts the effect of each action, and keeps the actions that come back.
  private func store(
    _ effect: @escaping (Int) -> Effect<Int>
  ) -> (Store<[Int], Int>, RootCore<Reduce<[Int], Int>>) {
    let core = RootCore(
      initialState: [],
      reducer: Reduce<[Int], Int> { state, action in
        state.append(action)
        return effect(action)
      },
      dependencies: .current)
    return (Store(core: core), core)
  }

  @Test("An effect of nothing costs no task, no group and no entry")
  func none() {
    let (store, core) = store { _ in .merge(.none, .concatenate(.none), Effect.none.map { $0 }) }
    #expect(store.send(1).group == nil)
    #expect(core.effects.branchCount == 1)
    #expect(Effect<Int>.merge([]).isNone)
    #expect(Effect<Int>.none.cancellable(id: Name.one).isNone)
  }

  @Test("What an effect sends is worked on, and the task ends after it")
  func runSends() async {
    let (store, core) = store { action in
      action == 1
        ? .run { send in
          await send(2); await send(3)
        } : .none
    }
    await store.send(1).finish()
    #expect(store.currentState == [1, 2, 3])
    #expect(core.effects.isEmpty)
  }

  @Test("The task waits for effects of actions that effects sent")
  func transitive() async {
    let (store, _) = store { action in
      action < 4 ? .run { send in await send(action + 1) } : .none
    }
    await store.send(1).finish()
    #expect(store.currentState == [1, 2, 3, 4])
  }

  @Test("Merged effects all run, and map changes what they send")
  func mergeAndMap() async {
    let (store, _) = store { action in
      guard action == 1 else { return .none }
      return Effect<String>.merge(.send("20"), .run { send in await send("30") }).map { Int($0)! }
    }
    await store.send(1).finish()
    #expect(store.currentState == [1, 20, 30])
  }

  @Test("Concatenated effects run one after the other")
  func concatenate() async {
    let gate = Gate()
    let (store, _) = store { action in
      guard action == 1 else { return .none }
      return .concatenate(
        .run { send in
          await gate.wait()
          await send(2)
        },
        .send(3),
        .merge(.run { send in await send(4) }, .none),
        .send(5))
    }
    let task = store.send(1)
    #expect(store.currentState == [1])
    gate.open()
    await task.finish()
    #expect(store.currentState == [1, 2, 3, 4, 5])
  }

  @Test("A cancelled sequence does not go on")
  func cancelledSequence() async {
    let forever = Forever()
    let (store, core) = store { action in
      switch action {
      case 1:
        .concatenate(.run { _ in await forever.run() }, .send(99)).cancellable(id: Name.one)
      case 2: .cancel(id: Name.one)
      default: .none
      }
    }
    let task = store.send(1)
    store.send(2)
    await task.finish()
    #expect(store.currentState == [1, 2])
    #expect(core.effects.isEmpty)
  }

  @Test("An effect can be cancelled in the tick in which it was returned, and then never begins")
  func cancelBeforeStart() async {
    let forever = Forever()
    let (store, core) = store { action in
      action == 1
        ? .run { _ in await forever.run() }.cancellable(id: Name.one)
        : .cancel(id: Name.one)
    }
    let task = store.send(1)
    store.send(2)
    await task.finish()
    #expect(forever.began.value == 0)
    #expect(core.effects.isEmpty)
  }

  @Test("An effect that has not begun when its store goes is run, and is cancelled")
  func storeGoesBeforeStart() async {
    let (runs, run) = AsyncStream.makeStream(of: Bool.self)
    var effects: EffectStore? = EffectStore { _ in
      .run { send in
        await send(100)
        run.yield(Task.isCancelled)
        run.finish()
      }
    }
    let task = effects?.send(1)
    effects = nil
    var seen: [Bool] = []
    for await isCancelled in runs { seen.append(isCancelled) }
    #expect(seen == [true])
    await task?.finish()
  }

  @Test("An effect that was cancelled before its store goes never begins")
  func cancelledBeforeStoreGoes() async {
    let forever = Forever()
    var effects: EffectStore? = EffectStore { _ in .run { _ in await forever.run() } }
    let task = effects?.send(1)
    task?.cancel()
    effects = nil
    await task?.finish()
    #expect(forever.began.value == 0)
  }

  @Test("A task can be cancelled by code that is not on the main actor")
  func cancelFromElsewhere() async {
    let forever = Forever()
    let (store, _) = store { _ in .run { _ in await forever.run() } }
    let task = store.send(1)
    await Task.detached { task.cancel() }.value
    await task.finish()
    #expect(task.isCancelled)
  }

  @Test("Cancelling by name leaves other names alone")
  func cancelByName() async {
    let forever = Forever()
    let (store, _) = store { action in
      switch action {
      case 1: .run { _ in await forever.run() }.cancellable(id: Name.one)
      case 2: .run { _ in await forever.run() }.cancellable(id: Name.two)
      default: .cancel(id: Name.one)
      }
    }
    let (first, second) = (store.send(1), store.send(2))
    store.send(3)
    await first.finish()
    #expect(second.group?.isFinished == false)
    second.cancel()
    await second.finish()
  }

  @Test("A new effect can take the place of one that runs under the same name")
  func cancelInFlight() async {
    let (forever, gate) = (Forever(), Gate())
    let (store, _) = store { action in
      switch action {
      case 1: .run { _ in await forever.run() }.cancellable(id: Name.one, cancelInFlight: true)
      case 2:
        .run { send in await send(3) }.cancellable(id: Name.one, cancelInFlight: true)
      default: .none
      }
    }
    let (first, second) = (store.send(1), store.send(2))
    await first.finish()
    await second.finish()
    #expect(store.currentState == [1, 2, 3])
    gate.open()
  }

  @Test("An effect that was cancelled sends nothing more")
  func sendAfterCancellation() async {
    let gate = Gate()
    let (store, _) = store { action in
      action == 1
        ? .run { send in
          await gate.wait()
          await send(99)
        } : .none
    }
    let task = store.send(1)
    task.cancel()
    gate.open()
    await task.finish()
    #expect(store.currentState == [1])
    #expect(task.isCancelled)
  }

  @Test("Cancelling a task that waits for the effects cancels them")
  func cancelWaiter() async {
    let forever = Forever()
    let (store, core) = store { _ in .run { _ in await forever.run() } }
    let view = Task { await store.send(1).finish() }
    await Task.yield()
    view.cancel()
    await view.value
    #expect(core.effects.isEmpty)
  }

  @Test("An unhandled error is reported with its location")
  func unhandledError() async {
    let (store, _) = store { _ in .run { _ in throw Failure() } }
    let place = line(-1)
    let found = await issues { await store.send(1).finish() }
    #expect(
      found == [
        """
        An effect threw an error that wasn't caught.

          Effect: 'run' at RostrumCoreTests/EffectTests.swift:\(place)
          Error: No network.

        Catch it inside the effect, or give 'run' a 'catch' closure; an action can then tell the \
        feature that the work failed.
        """
      ])
  }

  @Test("An error can be handled, and a cancellation needs no handling")
  func handledError() async {
    let (store, _) = store { action in
      switch action {
      case 1:
        .run { _ in
          throw Failure()
        } catch: { _, send in
          await send(2)
        }
      case 3:
        .run { _ in
          throw CancellationError()
        } catch: { _, send in
          await send(99)
        }
      default: .none
      }
    }
    await store.send(1).finish()
    await store.send(3).finish()
    #expect(store.currentState == [1, 2, 3])
  }

  @Test("An action sent after the effect has ended is dropped and reported")
  func sendAfterEnd() async {
    let kept = LockIsolated<Send<Int>?>(nil)
    let (store, _) = store { action in
      action == 1 ? .run { send in kept.withValue { $0 = send } } : .none
    }
    let place = line(-2)
    await store.send(1).finish()
    let found = issues { kept.value?(7) }
    #expect(
      found == [
        """
        An action was sent from an effect that had already ended, and was dropped.

          Effect: 'run' at RostrumCoreTests/EffectTests.swift:\(place)
          Action: 7

        The effect's 'send' must not leave its closure: await every task that you start in it, for \
        example in a task group, or return a separate effect for it.
        """
      ])
    #expect(store.currentState == [1])
  }

  @Test("Effects see the dependencies that were in force where they were made")
  func dependencies() async {
    let seen = LockIsolated("")
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        withDependencies {
          $0.word = "overridden"
        } operation: {
          .run { _ in
            @Dependency(\.word) var word
            seen.setValue(word)
          }
        }
      }
    }
    await store.send(1).finish()
    #expect(seen.value == "overridden")
  }

  @Test("A root store cancels its effects when it goes, and nothing keeps it")
  func storeGoes() async {
    let forever = Forever()
    weak var root: RootCore<Reduce<[Int], Int>>?
    let task: StoreTask
    do {
      let (store, core) = store { _ in .run { _ in await forever.run() } }
      root = core
      task = store.send(1)
      while !Task.isCancelled, forever.began.value == 0 { await Task.yield() }
    }
    #expect(root == nil)
    await task.finish()
    #expect(forever.ended.value == 1)
  }

  @Test("Names of one store do not reach the effects of another")
  func rootsAreIsolated() async {
    let forever = Forever()
    let make = { [self] in
      store { action in
        action == 1
          ? .run { _ in await forever.run() }.cancellable(id: Name.one)
          : .cancel(id: Name.one)
      }
    }
    let ((one, _), (other, _)) = (make(), make())
    let task = one.send(1)
    other.send(2)
    #expect(task.group?.isFinished == false)
    one.send(2)
    await task.finish()
  }
}
