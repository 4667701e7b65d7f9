import Dispatch
import RostrumCombine
import Testing

@MainActor
@Suite("Published properties")
struct PublishedTests {
  final class Search: ObservableObject {
    @Published var query = ""
    @Published var isValid = false
    private(set) var searched: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    init(_ scheduler: AnySchedulerOf<DispatchQueue>) {
      $query
        .dropFirst()
        .debounce(for: .milliseconds(300), scheduler: scheduler)
        .removeDuplicates()
        .sink { [weak self] in self?.searched.append($0) }
        .store(in: &cancellables)
      $query.map { $0.count > 2 }.assign(to: &$isValid)
    }
  }

  @Test("A subscriber gets the value at once, and each new one before it is set")
  func willSet() {
    let player = Player()
    var received: [String] = []
    let subscription = player.$volume.sink { received.append("\($0) was \(player.volume)") }
    player.volume = 2
    #expect(received == ["1 was 1", "2 was 1"])
    subscription.cancel()
  }

  @Test("A query is debounced and searched for once, under the control of a test's scheduler")
  func debounce() {
    let scheduler = DispatchQueue.test
    let search = Search(scheduler.eraseToAnyScheduler())
    search.query = "s"
    scheduler.advance(by: .milliseconds(299))
    search.query = "swift"
    scheduler.advance(by: .milliseconds(299))
    #expect(search.searched == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(search.searched == ["swift"])
    search.query = "swif"
    search.query = "swift"
    scheduler.advance(by: .seconds(1))
    #expect(search.searched == ["swift"])
  }

  @Test("A publisher is assigned to a published property for as long as the object lives")
  func assign() {
    let search = Search(.immediate)
    #expect(!search.isValid)
    search.query = "abc"
    #expect(search.isValid)
  }

  @Test("A subscription ends with its last reference")
  func lastReference() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { received.append($0) }.store(in: &kept)
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(received == [1])
  }
}
