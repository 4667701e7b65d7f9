import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct TestStoreDependencyTests {
  private func store(
    _ noun: String? = nil
  ) -> TestStoreOf<Facts> {
    TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      if let noun { $0.noun = noun }
    }
  }

  private func fact(of store: TestStoreOf<Facts>) async -> String? {
    await store.withExhaustivity(.off) {
      await store.send(.ask)
      await store.receive(\.answered)
    }
    return store.state.fact
  }

  @Test("A store runs in the test context, so a dependency has its test value")
  func context() async {
    let store = withDependencies {
      $0.context = .live
    } operation: {
      self.store()
    }
    #expect(store.dependencies.context == .test)
    #expect(await fact(of: store) == "0 is a number")
  }

  @Test("A dependency is overridden when the store is created")
  func given() async {
    #expect(await fact(of: store("digit")) == "0 is a digit")
  }

  @Test("The initial state is created with the store's dependencies")
  func initialState() {
    let store = TestStore(
      initialState: Facts.State(fact: Dependency(\.noun).wrappedValue)
    ) {
      Facts()
    } withDependencies: {
      $0.noun = "digit"
    }
    #expect(store.state.fact == "digit")
  }

  @Test("A dependency can be changed during a test")
  func midTest() async {
    let store = store()
    store.dependencies.noun = "figure"
    #expect(store.dependencies.noun == "figure")
    #expect(await fact(of: store) == "0 is a figure")
  }

  @Test("A dependency can be changed temporarily, and is restored even after an error")
  func forAWhile() async {
    let store = store()
    let fact = await store.withDependencies {
      $0.noun = "figure"
    } operation: {
      await self.fact(of: store)
    }
    #expect(fact == "0 is a figure")
    try? store.withDependencies {
      $0.noun = "digit"
    } operation: {
      throw CancellationError()
    }
    #expect(store.dependencies.noun == "number")
  }

  @Test("Two stores of one test don't share recorded changes")
  func twoStores() async {
    let (one, other) = (store(), store())
    one.dependencies.noun = "figure"
    #expect(await fact(of: other) == "0 is a number")
  }

  @Test("A clock that the test didn't override fails the test")
  func unimplemented() async {
    let store = store()
    let found = await issues {
      await store.send(.startTimer)
      await store.skipInFlightEffects()
    }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.contains("continuousClock") })
  }
}
