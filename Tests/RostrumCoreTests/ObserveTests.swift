import Observation
import RostrumCore
import RostrumRuntime
import Testing

@MainActor
@Suite struct ObserveTests {
  @MainActor @Observable final class Model {
    var count = 0
  }

  @Test(
    "A closure runs at once, and again after changes of what it reads", .timeLimit(.minutes(10)))
  func changes() async {
    let model = Model()
    let store = Store(initialState: Counter.State()) { Counter() }
    let (calls, call) = AsyncStream.makeStream(of: [Int].self)
    var iterator = calls.makeAsyncIterator()
    let token = observe { call.yield([model.count, store.count]) }
    #expect(await iterator.next() == [0, 0])
    model.count = 1
    model.count = 2
    #expect(await iterator.next() == [2, 0])
    store.send(.increment)
    #expect(await iterator.next() == [2, 1])
    token.cancel()
    model.count = 3
    await Task { @MainActor in }.value
    call.yield([])
    #expect(await iterator.next() == [])
  }

  @Test("An observation ends with its token", .timeLimit(.minutes(10)))
  func release() async {
    let model = Model()
    var tokens: Set<ObserveToken> = []
    let (calls, call) = AsyncStream.makeStream(of: Int.self)
    var iterator = calls.makeAsyncIterator()
    observe { call.yield(model.count) }.store(in: &tokens)
    #expect(await iterator.next() == 0)
    model.count = 1
    #expect(await iterator.next() == 1)
    tokens = []
    model.count = 2
    await Task { @MainActor in }.value
    call.yield(-1)
    #expect(await iterator.next() == -1)
  }
}
