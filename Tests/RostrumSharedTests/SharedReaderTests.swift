import RostrumDependencies
import RostrumShared
import Testing

@MainActor
@Suite struct SharedReaderTests {
  @Test("A reader of a constant says that")
  func constant() {
    @SharedReader(value: 3) var three
    #expect(three == 3)
    #expect(!$three.isLoading)
  }

  @Test("A reader of an optional needs no value to begin with")
  func optional() {
    @Shared(.inMemory("name")) var name: String?
    @SharedReader(.inMemory("name")) var reader: String?
    #expect(reader == nil)
    $name.withLock { $0 = "Blob" }
    #expect(reader == "Blob")
  }

  @Test("A reader of a key that knows its value to begin with")
  func defaults() {
    @SharedReader(.limit) var limit
    #expect(limit == 10)
    let other = launch {
      @SharedReader(.limit) var limit = 20
      return limit
    }
    #expect(other == 20)
  }

  @Test("A reader is notified of what it reads, also of a part")
  func observation() {
    @Shared(value: [1]) var numbers
    let reader = SharedReader($numbers)
    let reading = Reading { _ = reader.count.wrappedValue }
    $numbers.withLock { $0.append(2) }
    #expect(reading.isStale)
    #expect(reader.count.wrappedValue == 2)
  }

  @Test("A reader can be handed on")
  func handedOn() {
    @Shared(value: 1) var number
    @SharedReader(value: 0) var reader
    $reader = SharedReader(projectedValue: SharedReader($number))
    $number.withLock { $0 = 2 }
    #expect(reader == 2)
  }

  @Test("A reader loads by hand, and can go on with another key")
  func load() async throws {
    let probe = Probe()
    var reader = SharedReader(wrappedValue: 0, .probe(probe))
    probe.stored.setValue(4)
    try await reader.load()
    #expect(reader.wrappedValue == 4)
    let other = Probe()
    other.stored.setValue(5)
    try await reader.load(ProbeKey(name: "other", probe: other))
    #expect(reader.wrappedValue == 5)
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var limit: Self { Self[.inMemory("limit"), default: 10] }
}
