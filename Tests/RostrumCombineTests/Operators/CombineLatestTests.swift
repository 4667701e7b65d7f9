import RostrumCombine
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  struct Failure: Error, Equatable {}

  @Test("Values are combined once all publishers have one, and then with the latest of the others")
  func latest() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var received: [String] = []
    var completions = 0
    let subscription = a.combineLatest(b) { "\($0)\($1)" }
      .sink { _ in
        completions += 1
      } receiveValue: {
        received.append($0)
      }
    a.send(1)
    a.send(2)
    #expect(received == [])
    b.send("a")
    a.send(3)
    a.send(completion: .finished)
    b.send("b")
    #expect(received == ["2a", "3a", "3b"])
    #expect(completions == 0)
    b.send(completion: .finished)
    #expect(completions == 1)
    subscription.cancel()
  }

  @Test("Three and four publishers are combined")
  func more() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [[Int]] = []
    let three = Publishers.CombineLatest3(subject, Just(2), Just(3))
      .sink { received.append([$0, $1, $2]) }
    let four = subject.combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }
      .sink { received.append($0) }
    #expect(received == [[1, 2, 3], [1, 2, 3, 4]])
    three.cancel()
    subject.send(9)
    #expect(received.last == [9, 2, 3, 4])
    #expect(received.count == 3)
    four.cancel()
  }

  @Test("A failure of one fails all, and cancels the others")
  func failure() {
    let (a, b) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
    var cancelled = 0
    var completion: Subscribers.Completion<Failure>?
    let subscription = a.combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 }))
      .sink {
        completion = $0
      } receiveValue: { _ in
      }
    a.send(completion: .failure(Failure()))
    #expect(completion == .failure(Failure()))
    #expect(cancelled == 1)
    subscription.cancel()
  }

  @Test("Only as many values come as are asked for, and the newest ones")
  func demand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    let subscription = subject.combineLatest(Just(0)) { a, _ in a }
      .prefix(2).sink { received.append($0) }
    subject.send(2)
    subject.send(3)
    #expect(received == [1, 2])
    subscription.cancel()
  }

  @Test("A subscriber may cancel, or cause another value, while it receives one")
  func reentrancy() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var received: [Int] = []
    var subscription: AnyCancellable?
    subscription = subject.dropFirst().combineLatest(Just(0)) { a, _ in a }.sink { value in
      received.append(value)
      if value < 3 { subject.send(value + 1) } else { subscription?.cancel() }
    }
    subject.send(1)
    subject.send(9)
    #expect(received == [1, 2, 3])
    withExtendedLifetime(subscription) {}
  }
}
