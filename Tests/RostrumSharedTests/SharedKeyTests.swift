import RostrumDependencies
import RostrumShared
import Testing

@MainActor
@Suite struct SharedKeyTests {
  private let probe = Probe()

  @Test("A value that a key finds synchronously is available immediately")
  func foundAtOnce() {
    probe.stored.setValue(7)
    @Shared(.probe(probe)) var number = 1
    #expect(number == 7)
    #expect(!$number.isLoading)
    #expect(probe.loads.value == [.initialValue(1)])
  }

  @Test("Where a key finds nothing, the value is the one to begin with")
  func foundNothing() {
    @Shared(.probe(probe)) var number = 1
    #expect(number == 1)
    #expect($number.loadError == nil)
  }

  @Test("A key is asked once for all who name it")
  func askedOnce() {
    @Shared(.probe(probe)) var one = 1
    @Shared(.probe(probe)) var other = 2
    #expect(other == 1)
    #expect(probe.loads.value.count == 1)
    _ = (one, other)
  }

  @Test("A required value is loaded once, and isn't loading afterwards")
  func required() async throws {
    probe.stored.setValue(7)
    let number = try await Shared(require: .probe(probe))
    #expect(number.wrappedValue == 7)
    #expect(!number.isLoading)
    #expect(probe.loads.value == [.userInitiated])
    let (other, reader) = (Probe(), Probe())
    reader.stored.setValue(8)
    let read = try await SharedReader(require: ProbeKey(name: "reader", probe: reader))
    #expect(read.wrappedValue == 8)
    #expect(reader.loads.value == [.userInitiated])
    await #expect(throws: SharedValueMissing.self) {
      try await Shared(require: ProbeKey(name: "other", probe: other))
    }
  }

  @Test("The value of a different key is loaded once")
  func loadOther() async throws {
    let other = Probe()
    other.stored.setValue(9)
    var number = Shared(wrappedValue: 1, .probe(probe))
    try await number.load(ProbeKey(name: "other", probe: other))
    #expect(number.wrappedValue == 9)
    #expect(other.loads.value == [.userInitiated])
    var reader = SharedReader(wrappedValue: 1, .probe(probe))
    let third = Probe()
    third.stored.setValue(10)
    try await reader.load(ProbeKey(name: "third", probe: third))
    #expect(reader.wrappedValue == 10)
    #expect(third.loads.value == [.userInitiated])
  }

  @Test("A required value in memory is there once it is shared")
  func requiredInMemory() async throws {
    await #expect(throws: SharedValueMissing.self) {
      try await Shared<Int>(require: .inMemory("number"))
    }
    @Shared(.inMemory("number")) var number = 3
    $number.withLock { $0 = 4 }
    #expect(try await Shared<Int>(require: .inMemory("number")).wrappedValue == 4)
  }

  @Test("A value that is found later is loading until then, and notifies readers")
  func foundLater() throws {
    let waiting = LockIsolated<LoadContinuation<Int>?>(nil)
    probe.loading.setValue { waiting.setValue($0) }
    @Shared(.probe(probe)) var number = 1
    let reading = Reading { _ = (number, $number.isLoading) }
    #expect($number.isLoading)
    #expect(number == 1)
    try #require(waiting.value).resume(returning: 5)
    #expect(reading.isStale)
    #expect(number == 5)
    #expect(!$number.isLoading)
  }

  @Test("The reason why a value cannot be loaded stays until it can")
  func loadError() async throws {
    probe.loading.setValue { $0.resume(throwing: Nope()) }
    @Shared(.probe(probe)) var number = 1
    #expect($number.loadError is Nope)
    await #expect(throws: Nope.self) { try await $number.load() }
    probe.loading.setValue(nil)
    probe.stored.setValue(3)
    try await $number.load()
    #expect($number.loadError == nil)
    #expect(number == 3)
  }

  @Test("Loading by hand says that the program asked")
  func loadContext() async throws {
    @Shared(.probe(probe)) var number = 1
    try await $number.load()
    #expect(probe.loads.value == [.initialValue(1), .userInitiated])
    #expect(probe.loads.value.map(\.initialValue) == [1, nil])
  }

  @Test("Loading where nothing is kept leaves the value as it is")
  func loadNothing() async throws {
    @Shared(.probe(probe, keepsChanges: false)) var number = 1
    $number.withLock { $0 = 4 }
    try await $number.load()
    #expect(number == 4)
  }

  @Test("Each change is kept, and saving by hand says that the program asked")
  func saveContext() async throws {
    @Shared(.probe(probe)) var number = 1
    $number.withLock { $0 = 2 }
    #expect(probe.stored.value == 2)
    try await $number.save()
    #expect(probe.saves.value == [.didSet, .userInitiated])
  }

  @Test("The reason why a value cannot be saved stays until it can")
  func saveError() async throws {
    probe.saving.setValue { $1.resume(throwing: Nope()) }
    @Shared(.probe(probe)) var number = 1
    let reading = Reading { _ = $number.saveError }
    $number.withLock { $0 = 2 }
    #expect($number.saveError is Nope)
    #expect(reading.isStale)
    #expect(number == 2)
    probe.saving.setValue(nil)
    try await $number.save()
    #expect($number.saveError == nil)
  }

  @Test("Readers of errors are not notified of changes that succeed")
  func quietStatus() {
    @Shared(.probe(probe)) var number = 1
    let reading = Reading { _ = ($number.saveError, $number.loadError) }
    $number.withLock { $0 = 2 }
    #expect(!reading.isStale)
  }

  @Test("A key that keeps nothing for a change is not asked to, only when the program asks")
  func noChanges() async throws {
    @Shared(.probe(probe, keepsChanges: false)) var number = 1
    $number.withLock { $0 = 2 }
    #expect(probe.saves.value == [])
    try await $number.save()
    #expect(probe.saves.value == [.userInitiated])
  }

  @Test("A change that throws midway is kept as far as it went")
  func throwingChange() {
    @Shared(.probe(probe)) var number = 1
    #expect(throws: Nope.self) {
      try $number.withLock {
        $0 = 9
        throw Nope()
      }
    }
    #expect(probe.stored.value == 9)
  }

  @Test("A subscriber's value replaces the current one, and clears an error")
  func yields() throws {
    probe.loading.setValue { $0.resume(throwing: Nope()) }
    @Shared(.probe(probe)) var number = 1
    let subscriber = try #require(probe.subscriber.value)
    subscriber.yield(8)
    #expect(number == 8)
    #expect($number.loadError == nil)
  }

  @Test("A subscriber can say that a value is on its way, that it failed, and that it is gone")
  func yieldsStatus() throws {
    probe.stored.setValue(5)
    @Shared(.probe(probe)) var number = 1
    let subscriber = try #require(probe.subscriber.value)
    subscriber.yieldLoading()
    #expect($number.isLoading)
    subscriber.yield(throwing: Nope())
    #expect(!$number.isLoading)
    #expect($number.loadError is Nope)
    #expect(number == 5)
    subscriber.yieldReturningInitialValue()
    #expect(number == 1)
    #expect($number.loadError == nil)
  }

  @Test("What a subscriber yields is not kept again")
  func yieldsAreNotSaved() throws {
    @Shared(.probe(probe)) var number = 1
    try #require(probe.subscriber.value).yield(8)
    #expect(probe.saves.value == [])
    #expect(number == 8)
  }

  @Test("A subscription ends with the launch, once")
  func subscriptionEnds() {
    launch {
      @Shared(.probe(probe)) var number = 1
      #expect(probe.cancellations.value == 0)
      _ = number
    }
    #expect(probe.cancellations.value == 1)
  }

  @Test("A subscription that is cancelled ends once")
  func cancel() {
    let count = LockIsolated(0)
    do {
      let subscription = SharedSubscription { count.withValue { $0 += 1 } }
      subscription.cancel()
      subscription.cancel()
    }
    #expect(count.value == 1)
  }

  @Test("A read-only name of a key that can be written keeps what others change")
  func readerFirst() {
    @SharedReader(.probe(probe)) var reader = 1
    @Shared(.probe(probe)) var number = 1
    $number.withLock { $0 = 6 }
    #expect(reader == 6)
    #expect(probe.stored.value == 6)
  }

  @Test("A key is its own identity if it says no other")
  func selfIdentified() {
    @SharedReader(.square(3)) var nine = 0
    @SharedReader(.square(4)) var sixteen = 0
    #expect(nine == 9)
    #expect(sixteen == 16)
    #expect(SquareKey(side: 3).id == SquareKey(side: 3))
  }

  @Test("A value that is required is there, or else the reason is thrown")
  func require() async throws {
    await #expect(throws: SharedValueMissing(key: ".probe(probe)")) {
      _ = try await Shared(require: .probe(probe))
    }
    probe.stored.setValue(2)
    let number = try await Shared(require: .probe(probe))
    let reader = try await SharedReader(require: .probe(probe))
    #expect(number.wrappedValue == 2)
    #expect(reader.wrappedValue == 2)
    number.withLock { $0 = 3 }
    #expect(reader.wrappedValue == 3)
  }

  @Test("A required value whose key fails throws what the key throws")
  func requireFails() async {
    probe.loading.setValue { $0.resume(throwing: Nope()) }
    await #expect(throws: Nope.self) { _ = try await Shared(require: .probe(probe)) }
  }

  @Test("A value can go on with another key, unless that fails")
  func otherKey() async throws {
    let other = Probe()
    other.stored.setValue(20)
    var number = Shared(wrappedValue: 1, ProbeKey(name: "one", probe: probe))
    let before = number
    try await number.load(ProbeKey(name: "other", probe: other))
    #expect(number.wrappedValue == 20)
    #expect(before.wrappedValue == 1)
    number.withLock { $0 += 1 }
    #expect(other.stored.value == 21)

    let broken = Probe()
    broken.loading.setValue { $0.resume(throwing: Nope()) }
    await #expect(throws: Nope.self) {
      try await number.load(ProbeKey(name: "broken", probe: broken))
    }
    #expect(number.wrappedValue == 21)
  }
}

extension SharedReaderKey where Self == ProbeKey {
  fileprivate static func probe(_ probe: Probe, keepsChanges: Bool) -> Self {
    ProbeKey(probe: probe, keepsChanges: keepsChanges)
  }
}

/// A key that is its own identity.
private struct SquareKey: SharedReaderKey, Hashable {
  let side: Int

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: side * side)
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

extension SharedReaderKey where Self == SquareKey {
  fileprivate static func square(_ side: Int) -> Self { SquareKey(side: side) }
}
