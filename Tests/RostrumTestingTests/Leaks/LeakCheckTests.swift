import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

@MainActor
@Suite struct LeakCheckTests {
  private typealias Numbers = Store<[Int], Int>

  private func makeStore(_ effect: @escaping (Int) -> Effect<Int> = { _ in .none }) -> Numbers {
    Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return effect(action)
      }
    }
  }

  @Test("A store that is released with the test, and its effects, aren't reported")
  func nothing() async {
    let found = await issues {
      await withLeakCheck {
        let store = makeStore { _ in .run { _ in await waitForCancellation() } }
        store.send(1)
      }
    }
    #expect(found.isEmpty)
  }

  @Test("A retained store is named")
  func store() async {
    var kept: Numbers?
    let found = await issues { await withLeakCheck { kept = makeStore() } }
    #expect(
      found == [
        """
        1 object outlives the test that made it.

          • a store of Array<Int>

        • A store is retained by a static variable, or by a closure or task that captures it and \
        never ends.
        • An effect ignores cancellation: look for a continuation that is never resumed.
        • A sleeper waits for its clock: advance the clock, or cancel the task.
        """
      ])
    #expect(kept != nil)
  }

  @Test("A store is retained even if only a store scoped from it is")
  func scoped() async {
    var kept: StoreOf<Note>?
    let found = await issues {
      await withLeakCheck {
        let state = Journey.State(destination: .note(Note.State()))
        let store = Store(initialState: state) { Journey() }
        kept = store.scope(\.destination, action: \.destination.presented)?
          .scope(\.note, action: \.note)
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("a store of Journey.State") == true)
    #expect(kept != nil)
  }

  @Test("An effect that ignores its cancellation is named with its source location")
  func effect() async {
    let (doors, door) = AsyncStream.makeStream(of: Void.self)
    let (begins, begin) = AsyncStream.makeStream(of: Void.self)
    let waiting = Task.detached { for await _ in doors {} }
    let found = await issues {
      await withLeakCheck {
        let store = makeStore { _ in
          .run { _ in
            begin.finish()
            await waiting.value
          }
        }
        store.send(1)
        for await _ in begins {}
      }
    }
    let place = line(-9)
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "  • an effect, 'run' at RostrumTestingTests/LeakCheckTests.swift:\(place)\n") == true)
    door.finish()
    await waiting.value
  }

  @Test("A task that still sleeps on a test clock is named")
  func sleeper() async {
    let clock = TestClock()
    var task: Task<Void, any Error>?
    let found = await issues {
      await withLeakCheck {
        task = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.advance()
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("  • a sleeper on a 'TestClock'\n") == true)
    task?.cancel()
    _ = await task?.result
  }

  @Test("The check ignores objects that were created outside of it")
  func outside() async {
    let store = makeStore()
    let found = await issues { await withLeakCheck { _ = store.send(1) } }
    #expect(found.isEmpty)
  }

  @Test("An error of the operation is rethrown, and leaks aren't checked")
  func error() async {
    var kept: Numbers?
    let found = await issues {
      await #expect(throws: CancellationError.self) {
        try await withLeakCheck {
          kept = makeStore()
          throw CancellationError()
        }
      }
    }
    #expect(found.isEmpty)
    #expect(kept != nil)
  }

  @Test("The trait fails a leaking test at the location of the test")
  func trait() async throws {
    let test = try #require(Test.current)
    let kept = LockIsolated<[Numbers]>([])
    try await withKnownIssue {
      try await LeakCheckTrait.leakChecked.provideScope(for: test, testCase: nil) {
        let store = await self.makeStore()
        kept.withValue { $0.append(store) }
      }
    } matching: { issue in
      issue.sourceLocation == test.sourceLocation
        && issue.comments.contains { $0.rawValue.contains("  • a store of Array<Int>\n") }
    }
    #expect(kept.value.count == 1)
  }

  @Test("The trait checks each test of a suite separately")
  func recursive() {
    #expect(LeakCheckTrait.leakChecked.isRecursive)
  }
}
