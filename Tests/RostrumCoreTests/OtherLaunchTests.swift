import Foundation
import RostrumCases
import RostrumCore
import RostrumDependencies
import Testing

@MainActor
@Suite struct OtherLaunchTests {
  private let containers = [DependencyContainer(), DependencyContainer()]
  private let launches: [Launch]

  init() {
    launches = containers.map { Launch($0) }
  }

  @discardableResult
  private func run<Result>(in index: Int, _ operation: @MainActor () -> Result) -> Result {
    withDependencies {
      $0.container = containers[index]
    } operation: {
      launches[index](operation)
    }
  }

  @Test("In a different launch a store starts anew, with separate state")
  func state() {
    let store = run(in: 0) { Store(initialState: Counter.State()) { Counter() } }
    run(in: 0) { store.send(.increment) }
    #expect(run(in: 1) { store.state.count } == 0)
    run(in: 1) {
      store.send(.increment)
      store.send(.increment)
    }
    #expect(run(in: 1) { store.count } == 2)
    #expect(run(in: 0) { store.state.count } == 1)
  }

  @Test("In another launch a store has the dependencies that it was made with")
  func dependencies() {
    let store = run(in: 0) {
      Store(initialState: 1) {
        Reduce<Int, Int> { state, action in
          @Dependency(\.date.now) var now
          state += action * Int(now.timeIntervalSince1970)
          return .none
        }
      } withDependencies: {
        $0.date = .constant(Date(timeIntervalSince1970: 10))
      }
    }
    run(in: 1) { store.send(2) }
    #expect(run(in: 1) { store.currentState } == 21)
    #expect(run(in: 0) { store.currentState } == 1)
  }

  @Test("In another launch a part that was scoped before is a part of the store of that launch")
  func part() {
    let (store, part) = run(in: 0) {
      let store = Store(initialState: Pair.State()) { Pair() }
      return (store, store.scope(\.counter, action: \.counter))
    }
    run(in: 1) { part.send(.increment) }
    #expect(run(in: 1) { store.counter.count } == 1)
    #expect(run(in: 1) { store.scope(\.counter, action: \.counter).count } == 1)
    #expect(run(in: 0) { store.counter.count } == 0)
  }
}

@Reducer private struct Pair {
  @ObservableState struct State: Equatable { var counter = Counter.State() }
  enum Action { case counter(Counter.Action) }

  var body: some ReducerOf<Self> {
    Scope(\.counter, action: \.counter) { Counter() }
  }
}
