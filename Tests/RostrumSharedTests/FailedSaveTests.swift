import Foundation
import RostrumDependencies
import RostrumShared
import RostrumTesting
import Testing

/// A disk that does not take a change: it is told, nothing is lost, and it is tried again.
@MainActor
@Suite(.leakChecked) struct FailedSaveTests {
  private let file = URL(filePath: "/files/numbers.json")
  private let clock = TestClock()
  private let storage: FileStorage
  private let full = SharedFileError.unwritable(
    file: URL(filePath: "/files/numbers.json"), reason: "No space left on device")

  init() {
    storage = .inMemory(files: [:], clock: clock)
  }

  private struct Full: LocalizedError {
    var errorDescription: String? { "No space left on device" }
  }

  private func numbers() -> Shared<[Int]> {
    launch(storage) { Shared(wrappedValue: [], .fileStorage(file)) }
  }

  private func saved() throws -> [Int]? {
    try storage.data(at: file).map { try JSONDecoder().decode([Int].self, from: $0) }
  }

  @Test("The reason is in 'saveError', which notifies its readers, until a retry succeeds")
  func retry() async throws {
    let numbers = numbers()
    let before = Reading { _ = numbers.saveError }
    storage.refuseWrites(Full())
    numbers.withLock { $0 = [1] }
    await clock.advance(by: .milliseconds(100))
    #expect(before.isStale)
    #expect(numbers.saveError as? SharedFileError == full)
    #expect(numbers.wrappedValue == [1])
    #expect(try saved() == nil)

    let after = Reading { _ = numbers.saveError }
    storage.refuseWrites(nil)
    await clock.advance(by: .milliseconds(999))
    #expect(numbers.saveError != nil)
    await clock.advance(by: .milliseconds(1))
    #expect(after.isStale)
    #expect(numbers.saveError == nil)
    #expect(try saved() == [1])
  }

  @Test("A host that has no space for a file is like a full disk, with the host's words")
  func refusal() async throws {
    let numbers = numbers()
    let refusals = storage.refuseSaves { [file] in
      $0 == file && $1 > 15 ? "your data may take 15 bytes" : nil
    }
    numbers.withLock { $0 = [1, 2, 3] }
    await clock.advance(by: .milliseconds(100))
    let error = numbers.saveError as? SharedFileError
    #expect(error?.reason == "your data may take 15 bytes")
    #expect(try saved() == nil)
    numbers.withLock { $0 = [1, 2] }
    await clock.advance(by: .milliseconds(100))
    #expect(numbers.saveError == nil)
    #expect(try saved() == [1, 2])
    numbers.withLock { $0 = [1, 2, 3] }
    refusals.cancel()
    await clock.advance(by: .seconds(1))
    #expect(try saved() == [1, 2, 3])
  }

  @Test("Retries come less and less often, and half a minute apart at most")
  func backOff() async throws {
    let numbers = numbers()
    storage.refuseWrites(Full())
    numbers.withLock { $0 = [1] }
    await clock.advance(by: .milliseconds(100))
    for delay in [1, 2, 4, 8, 16, 30, 30] {
      let before = try #require(storage.memory?.attempts.value)
      await clock.advance(by: .seconds(delay) - .milliseconds(1))
      #expect(storage.memory?.attempts.value == before)
      await clock.advance(by: .milliseconds(1))
      #expect(storage.memory?.attempts.value == before + 1)
    }
    storage.refuseWrites(nil)
    await clock.advance(by: .seconds(30))
    #expect(try saved() == [1])
  }

  @Test("The next change is saved without waiting for a retry, which then has nothing to do")
  func nextSave() async throws {
    let numbers = numbers()
    storage.refuseWrites(Full())
    numbers.withLock { $0 = [1] }
    await clock.advance(by: .milliseconds(100))
    storage.refuseWrites(nil)
    numbers.withLock { $0.append(2) }
    await clock.advance(by: .milliseconds(100))
    #expect(numbers.saveError == nil)
    #expect(try saved() == [1, 2])
    let attempts = storage.memory?.attempts.value
    await clock.advance(by: .seconds(60))
    #expect(storage.memory?.attempts.value == attempts)
  }

  @Test("What could not be saved is tried once more when the program ends")
  func finishing() async throws {
    let numbers = numbers()
    storage.refuseWrites(Full())
    numbers.withLock { $0 = [1] }
    await clock.advance(by: .milliseconds(100))
    storage.refuseWrites(nil)
    storage.finish()
    #expect(try saved() == [1])
    #expect(numbers.saveError == nil)
    await clock.advance(by: .seconds(1))
  }

  @Test("A launch that ends leaves what could not be saved to the next one, and to the retry")
  func nextLaunch() async throws {
    storage.refuseWrites(Full())
    try await withLaunch { numbers in
      numbers.withLock { $0 = [1] }
      await clock.advance(by: .milliseconds(100))
    }
    try await withLaunch { numbers in
      #expect(numbers.wrappedValue == [1])
      #expect(numbers.saveError as? SharedFileError == full)
      numbers.withLock { $0.append(2) }
    }
    launch(storage.readOnly) {
      @Shared(.fileStorage(file)) var numbers: [Int] = []
      #expect(numbers == [1, 2])
    }
    storage.refuseWrites(nil)
    await clock.advance(by: .seconds(1))
    #expect(try saved() == [1, 2])
  }

  private func withLaunch(_ body: (Shared<[Int]>) async throws -> Void) async throws {
    try await body(numbers())
  }

  @Test("All launches that use the file are notified, and see the pending value")
  func otherLaunch() async {
    let (one, other) = (numbers(), numbers())
    storage.refuseWrites(Full())
    one.withLock { $0 = [1] }
    await clock.advance(by: .milliseconds(100))
    #expect(other.wrappedValue == [1])
    #expect(other.saveError as? SharedFileError == full)
    storage.refuseWrites(nil)
    await clock.advance(by: .seconds(1))
    #expect(one.saveError == nil)
    #expect(other.saveError == nil)
  }

  @Test("A change from outside does not replace a pending change")
  func changedOutside() async throws {
    let numbers = numbers()
    storage.refuseWrites(Full())
    numbers.withLock { $0 = [1] }
    await clock.advance(by: .milliseconds(100))
    try #require(storage.memory).changeFromOutside(file, to: Data("[2]".utf8))
    #expect(numbers.wrappedValue == [1])
    storage.refuseWrites(nil)
    await clock.advance(by: .seconds(1))
    #expect(try saved() == [1])
  }

  @Test("Saving by hand throws at once, and the change is tried again all the same")
  func byHand() async throws {
    let numbers = numbers()
    storage.refuseWrites(Full())
    numbers.withLock { $0 = [1] }
    await #expect(throws: full) { try await numbers.save() }
    storage.refuseWrites(nil)
    await clock.advance(by: .seconds(1))
    #expect(try saved() == [1])
  }

  @Test("A value that cannot be encoded is reported, and not retried")
  func unencodable() async {
    let numbers = launch(storage) { Shared(wrappedValue: [Double](), .fileStorage(file)) }
    numbers.withLock { $0 = [.nan] }
    await clock.advance(by: .milliseconds(100))
    guard case .unencodable(file, _)? = numbers.saveError as? SharedFileError else {
      Issue.record("The value should not have been encoded: \(numbers.saveError as Any)")
      return
    }
    #expect(storage.memory?.attempts.value == 0)
    numbers.withLock { $0 = [1] }
    await clock.advance(by: .milliseconds(100))
    #expect(numbers.saveError == nil)
  }

  @Test("Settings that cannot be saved are reported to all users of them, also later, and retried")
  func settings() async throws {
    let one = launchWithSettings(storage) { Shared(wrappedValue: 0, .appStorage("one")) }
    let two = launchWithSettings(storage) { Shared(wrappedValue: 0, .appStorage("two")) }
    storage.refuseWrites(Full())
    one.withLock { $0 = 1 }
    await clock.advance(by: .milliseconds(100))
    let three = launchWithSettings(storage) { Shared(wrappedValue: 0, .appStorage("three")) }
    for error in [one.saveError, two.saveError, three.saveError] {
      #expect((error as? SharedFileError)?.reason == "No space left on device")
    }
    storage.refuseWrites(nil)
    await clock.advance(by: .seconds(1))
    for error in [one.saveError, two.saveError, three.saveError] { #expect(error == nil) }
    #expect(try storage.text(at: URL(filePath: "/users/one/settings.json"))?.contains("1") == true)
  }

  @Test("A host is notified once of a failure, of the recovery, and of lost data")
  func events() async throws {
    let events = LockIsolated<[String]>([])
    let subscription = storage.observeSaves { event in events.withValue { $0.append("\(event)") } }
    let numbers = numbers()
    storage.refuseWrites(Full())
    numbers.withLock { $0 = [1] }
    await clock.advance(by: .milliseconds(100))
    numbers.withLock { $0 = [2] }
    await clock.advance(by: .seconds(4))
    storage.refuseWrites(nil)
    await clock.advance(by: .seconds(4))
    storage.refuseWrites(Full())
    numbers.withLock { $0 = [3] }
    await clock.advance(by: .milliseconds(100))
    storage.finish()
    #expect(
      events.value == [
        #"failed(file:///files/numbers.json, reason: "No space left on device")"#,
        "recovered(file:///files/numbers.json, retries: 3)",
        #"failed(file:///files/numbers.json, reason: "No space left on device")"#,
        #"lost(file:///files/numbers.json, reason: "No space left on device")"#,
      ])
    subscription.cancel()
    storage.refuseWrites(nil)
    await clock.advance(by: .seconds(1))
    #expect(events.value.count == 4)
  }
}
