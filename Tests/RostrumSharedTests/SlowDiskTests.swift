import Dispatch
import Foundation
import RostrumDependencies
import RostrumShared
import Testing

/// A disk that is slow for one file delays nobody but those who read that file first.
@MainActor
@Suite struct SlowDiskTests {
  private let slow = URL(filePath: "/users/one/numbers.json")
  private let fast = URL(filePath: "/users/two/numbers.json")

  private func numbers(_ file: URL, on disk: FileStorage) -> Shared<[Int]> {
    launch(disk) { Shared(wrappedValue: [], .fileStorage(file)) }
  }

  @Test(
    "A write that is stuck delays neither the main actor nor the file of another user",
    .timeLimit(.minutes(10)))
  func stuckWrite() async throws {
    let disk = SlowDisk()
    let storage = FileStorage(disk: disk)
    let (one, two) = (numbers(slow, on: storage), numbers(fast, on: storage))
    disk.hold(slow)
    one.withLock { $0 = [1] }
    two.withLock { $0 = [2] }
    await disk.reach(.wrote(fast))
    #expect(try disk.files.read(slow) == nil)
    #expect(try storage.text(at: fast) == "[\n  2\n]")

    disk.release(slow)
    storage.finish()
    #expect(try storage.text(at: slow) == "[\n  1\n]")
  }

  @Test("What is on its way to the disk is what the next launch finds", .timeLimit(.minutes(10)))
  func readWhileWriting() async throws {
    let disk = SlowDisk()
    let storage = FileStorage(disk: disk)
    let one = numbers(slow, on: storage)
    disk.hold(slow)
    one.withLock { $0 = [1] }
    await disk.reach(.write(slow))
    #expect(numbers(slow, on: storage).wrappedValue == [1])
    #expect(try disk.files.read(slow) == nil)
    disk.release(slow)
    storage.finish()
  }

  @Test("Changes that pile up before a slow disk are written once", .timeLimit(.minutes(10)))
  func pile() async throws {
    let disk = SlowDisk()
    let storage = FileStorage(disk: disk)
    let (one, two) = (numbers(slow, on: storage), numbers(slow, on: storage))
    disk.hold(slow)
    one.withLock { $0 = [1] }
    await disk.reach(.write(slow))
    for number in 2...5 { one.withLock { $0 = [number] } }
    two.withLock { $0 = [6] }
    disk.release(slow)
    storage.finish()
    #expect(try storage.text(at: slow) == "[\n  6\n]")
    #expect(disk.files.attempts.value == 2)
    // The main actor is told by the file's queue.
    await Task.yield()
    #expect(one.wrappedValue == [6])
    #expect(two.wrappedValue == [6])
  }

  @Test(
    "The end of a launch does not wait for the disk; the end of the program does",
    .timeLimit(.minutes(10)))
  func endOfLaunch() async throws {
    let disk = SlowDisk(isPrompt: false)
    let storage = FileStorage(disk: disk)
    launch(storage) {
      @Shared(.fileStorage(slow)) var numbers: [Int] = []
      disk.hold(slow)
      $numbers.withLock { $0 = [1] }
    }
    await disk.reach(.write(slow))
    #expect(try disk.files.read(slow) == nil)

    DispatchQueue.global().async { [slow] in disk.release(slow) }
    storage.finish()
    #expect(try storage.text(at: slow) == "[\n  1\n]")
  }

  @Test("A value that is read slowly delays no other value of its launch", .timeLimit(.minutes(10)))
  func stuckRead() async throws {
    let disk = SlowDisk()
    let storage = FileStorage(disk: disk)
    disk.hold(slow)
    await withDependencies {
      $0.container = DependencyContainer(context: .test)
      $0.defaultFileStorage = storage
    } operation: { [slow, fast] in
      let values = DependencyValues.current
      let reading = onThread {
        withDependencies {
          $0 = values
        } operation: {
          Shared(wrappedValue: [1], .fileStorage(slow)).wrappedValue
        }
      }
      await disk.reach(.read(slow))
      #expect(Shared(wrappedValue: [2], .fileStorage(fast)).wrappedValue == [2])
      disk.release(slow)
      #expect(await reading.value == [1])
    }
  }

  @Test("Settings that are read slowly delay no settings of another user", .timeLimit(.minutes(10)))
  func stuckSettings() async throws {
    let disk = SlowDisk()
    let storage = FileStorage(disk: disk)
    let file = URL(filePath: "/users/one/settings.json")
    disk.hold(file)
    let reading = onThread {
      launchWithSettings(storage, user: "one") {
        Shared(wrappedValue: 1, .appStorage("number")).wrappedValue
      }
    }
    await disk.reach(.read(file))
    let other = launchWithSettings(storage, user: "two") {
      Shared(wrappedValue: 2, .appStorage("number")).wrappedValue
    }
    #expect(other == 2)
    disk.release(file)
    #expect(await reading.value == 1)
  }

  /// Runs work on a thread that may be held up, which those of tasks must not be.
  private func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) -> Task<Result, Never> {
    Task {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: work()) }
      }
    }
  }

  @Test("Loading and saving by hand use the disk elsewhere", .timeLimit(.minutes(10)))
  func byHand() async throws {
    let disk = SlowDisk()
    let storage = FileStorage(disk: disk)
    let numbers = numbers(slow, on: storage)
    await disk.reach(.read(slow))
    disk.hold(slow)
    let loading = Task { try await numbers.load() }
    await disk.reach(.read(slow))
    disk.release(slow)
    try await loading.value
    numbers.withLock { $0 = [3] }
    try await numbers.save()
    #expect(try disk.files.read(slow).map { String(decoding: $0, as: UTF8.self) } == "[\n  3\n]")
  }

  @Test("Files that the system cannot watch are reported to the host once")
  func unwatched() {
    let events = LockIsolated<[String]>([])
    let storage = FileStorage(disk: SlowDisk(watchError: FileSystemError(code: ENOSPC)))
    let subscription = storage.observeSaves { event in events.withValue { $0.append("\(event)") } }
    let values = [numbers(slow, on: storage), numbers(fast, on: storage)]
    #expect(values.map(\.wrappedValue) == [[], []])
    #expect(
      events.value == [
        #"unwatched(file:///users/one/numbers.json, reason: "No space left on device")"#
      ])
    subscription.cancel()
  }
}
