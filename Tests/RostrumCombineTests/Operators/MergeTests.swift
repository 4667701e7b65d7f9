import RostrumCombine
import Testing

@Suite("merge")
struct MergeTests {
  struct Failure: Error, Equatable {}

  @Test("Values come as they are published, and it completes with the last publisher")
  func values() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var received: [Int] = []
    var completions = 0
    let subscription = a.map { $0 * 10 }.merge(with: b)
      .sink { _ in
        completions += 1
      } receiveValue: {
        received.append($0)
      }
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(received == [10, 2, 3])
    #expect(completions == 0)
    b.send(completion: .finished)
    #expect(completions == 1)
    subscription.cancel()
  }

  @Test("Three to eight publishers are merged, and any number of one type")
  func many() {
    var received: [Int] = []
    let one = Just(1)
    let subscriptions = [
      Publishers.Merge3(one, Just(2).map { $0 }, one).sink { received.append($0) },
      Publishers.Merge5(one, one, one, one, one).sink { received.append($0) },
      one.merge(with: one, one.map { $0 + 1 }, one, one, one, one, one)
        .sink { received.append($0) },
      Publishers.MergeMany((1...3).map(Just.init)).sink { received.append($0) },
    ]
    #expect(received == [1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 3])
    var completion = false
    let empty = Publishers.MergeMany<Just<Int>>([])
      .sink { _ in
        completion = true
      } receiveValue: { _ in
      }
    #expect(completion)
    withExtendedLifetime((subscriptions, empty)) {}
  }

  @Test("Values without demand are buffered")
  func backlog() {
    let subject = PassthroughSubject<Int, Never>()
    let merged = [1, 2, 3].publisher.merge(with: subject)
    var received: [Int] = []
    var subscription: (any Subscription)?
    merged.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          received.append($0)
          return .none
        },
        receiveCompletion: { _ in }))
    #expect(received == [])
    subscription?.request(.max(2))
    #expect(received == [1, 2])
    subject.send(4)
    subscription?.request(.unlimited)
    #expect(received == [1, 2, 3, 4])
    subscription?.cancel()
  }

  @Test("A failure of one fails all")
  func failure() {
    let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
    var received: [Int] = []
    var completion: Subscribers.Completion<Failure>?
    let subscription = a.merge(with: b).sink {
      completion = $0
    } receiveValue: {
      received.append($0)
    }
    a.send(1)
    b.send(completion: .failure(Failure()))
    a.send(2)
    #expect(received == [1])
    #expect(completion == .failure(Failure()))
    subscription.cancel()
  }
}
