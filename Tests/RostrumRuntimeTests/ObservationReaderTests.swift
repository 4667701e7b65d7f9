import Observation
import RostrumRuntime
import Testing

@MainActor
@Suite struct ObservationReaderTests {
  @Observable final class Model {
    var name = "Blob"
  }

  /// Counts the times at which it would have to be evaluated again.
  private final class Reader: ObservationReader, Sendable {
    let subscriber: ObservationSubscriber
    let notices = Locked(0)

    init() {
      let notices = notices
      subscriber = ObservationSubscriber { _, _ in notices.withLock { $0 += 1 } }
    }

    @MainActor
    func evaluate<Result>(expectsModels: Bool = false, _ body: @MainActor () -> Result) -> Bool {
      subscriber.begin()
      return observing(expectsModels: expectsModels, body).hasReadModels
    }
  }

  @Test("A reader is notified once before the first change of a model, until it is evaluated again")
  func model() {
    let (model, reader) = (Model(), Reader())
    for expectsModels in [false, true] {
      let before = reader.notices.value
      #expect(reader.evaluate(expectsModels: expectsModels) { model.name })
      model.name = "Blob Jr."
      model.name = "Blob Sr."
      #expect(reader.notices.value == before + 1)
    }
  }

  @Test("A reader is notified once of the changes of a source, until it is evaluated again")
  func source() {
    let (source, reader) = (RegisteredSource(), Reader())
    for round in 1...3 {
      #expect(!reader.evaluate { source.access() })
      source.notify()
      source.notify()
      #expect(reader.notices.value == round)
    }
  }

  @Test("A reader that could not be evaluated is notified of the next change, too")
  func renotify() {
    let (source, reader) = (RegisteredSource(), Reader())
    _ = reader.evaluate { source.access() }
    source.notify()
    reader.subscriber.renotify()
    source.notify()
    #expect(reader.notices.value == 2)
    reader.subscriber.end()
    reader.subscriber.renotify()
    source.notify()
    #expect(reader.notices.value == 2)
  }

  @Test("A reader that no longer reads a source or a model is not notified of its changes")
  func readNoMore() {
    let (model, source, reader) = (Model(), RegisteredSource(), Reader())
    _ = reader.evaluate(expectsModels: true) { (model.name, source.access()) }
    _ = reader.evaluate(expectsModels: true) {}
    model.name = "Blob Jr."
    source.notify()
    #expect(reader.notices.value == 0)
  }

  @Test("A reader that has ended is not notified")
  func ended() {
    let (model, source, reader) = (Model(), RegisteredSource(), Reader())
    _ = reader.evaluate(expectsModels: true) { (model.name, source.access()) }
    reader.subscriber.end()
    model.name = "Blob Jr."
    source.notify()
    #expect(reader.notices.value == 0)
  }

  @Test(
    "A reader is notified of exactly the sources that it read last, in whichever order it reads them",
    arguments: [
      [[0, 1, 2], [0, 1, 2]], [[0, 1, 2], [2, 1, 0]], [[0, 1, 2], [0, 2]], [[0, 2], [0, 1, 2]],
      [[0, 1, 2], [3, 0, 3, 1]], [[0, 0, 1], [1, 1, 0]], [[], [3]], [[1, 2, 3], []],
      [[0, 1], [2, 3], [1, 0, 2]],
    ])
  func order(rounds: [[Int]]) {
    let sources = (0..<4).map { _ in RegisteredSource() }
    let (reader, other) = (Reader(), Reader())
    _ = other.evaluate { sources.forEach { $0.access() } }
    for round in rounds { _ = reader.evaluate { round.forEach { sources[$0].access() } } }
    for index in sources.indices {
      let before = reader.notices.value
      sources[index].notify()
      let isRead = rounds.last?.contains(index) ?? false
      #expect(reader.notices.value == before + (isRead ? 1 : 0))
      for round in rounds { _ = reader.evaluate { round.forEach { sources[$0].access() } } }
    }
  }

  @Test("Each of several readers of a source is notified, and one that ends takes no other along")
  func manyReaders() {
    let source = RegisteredSource()
    let readers = (0..<5).map { _ in Reader() }
    for reader in readers { _ = reader.evaluate { source.access() } }
    readers[0].subscriber.end()
    readers[3].subscriber.end()
    source.notify()
    #expect(readers.map(\.notices.value) == [0, 1, 1, 0, 1])
  }

  @Test("A reader that is evaluated within the evaluation of another one observes for itself")
  func nested() {
    let (outerSource, innerSource) = (RegisteredSource(), RegisteredSource())
    let (outer, inner) = (Reader(), Reader())
    _ = outer.evaluate {
      _ = inner.evaluate { innerSource.access() }
      outerSource.access()
    }
    innerSource.notify()
    #expect((outer.notices.value, inner.notices.value) == (0, 1))
    outerSource.notify()
    #expect((outer.notices.value, inner.notices.value) == (1, 1))
  }

  @Test("Code that observes by means of withObservationTracking is notified, also in an evaluation")
  func tracking() {
    let (source, reader, notices) = (RegisteredSource(), Reader(), Locked(0))
    func track() {
      withObservationTracking {
        source.access()
      } onChange: {
        notices.withLock { $0 += 1 }
      }
    }
    track()
    source.notify()
    #expect(notices.value == 1)
    let hasReadModels = reader.evaluate(track)
    source.notify()
    #expect(notices.value == 2)
    #expect(hasReadModels)
    #expect(reader.notices.value == 1)
  }

  @Test("A source on another thread notifies the reader")
  func otherThread() async {
    let (source, reader) = (RegisteredSource(), Reader())
    _ = reader.evaluate { source.access() }
    await Task.detached { source.notify() }.value
    #expect(reader.notices.value == 1)
  }

  @Test("A subscriber that has ended is released")
  func released() {
    let source = RegisteredSource()
    weak var subscriber: ObservationSubscriber?
    do {
      let reader = Reader()
      subscriber = reader.subscriber
      _ = reader.evaluate { source.access() }
      reader.subscriber.end()
    }
    #expect(subscriber == nil)
  }
}
