import Dispatch
import Foundation
import RostrumRuntime
import RostrumStorage
import Testing

// NB: Tests the syncs of a log, which is internal.
@testable import RostrumSQLite

@Suite(.timeLimit(.minutes(10))) struct SQLiteLogTests {
  private func sync(_ log: SQLiteLog) async -> Result<Void, any Error> {
    await withCheckedContinuation { continuation in
      log.sync { continuation.resume(returning: $0) }
    }
  }

  @Test("Those who come during a sync wait for the next one, and share it")
  func shared() async {
    let (begun, gate) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
    let count = Locked(0)
    let log = SQLiteLog {
      count.withLock { $0 += 1 }
      begun.continuation.yield()
      gate.wait()
    }
    let done = AsyncStream<Int>.makeStream()
    log.sync { _ in done.continuation.yield(0) }
    var syncs = begun.stream.makeAsyncIterator()
    await syncs.next()
    for number in 1...3 { log.sync { _ in done.continuation.yield(number) } }
    gate.signal()
    await syncs.next()
    gate.signal()
    var order: [Int] = []
    for await number in done.stream {
      order.append(number)
      if order.count == 4 { break }
    }
    #expect(order == [0, 1, 2, 3])
    #expect(count.value == 2)
  }

  @Test("A failed sync fails for all who wait for it, and not for those who come later")
  func failing() async {
    let isBroken = Locked(true)
    let log = SQLiteLog { if isBroken.value { throw FileError(path: "log", code: EIO) } }
    await #expect(throws: FileError.self) { try await sync(log).get() }
    let failures = await withTaskGroup { group in
      for _ in 0..<20 { group.addTask { (try? await sync(log).get()) == nil } }
      return await group.reduce(0) { $1 ? $0 + 1 : $0 }
    }
    #expect(failures == 20)
    isBroken.withLock { $0 = false }
    await #expect(throws: Never.self) { try await sync(log).get() }
  }

  @Test("A log that was removed can't be synced")
  func missing() async throws {
    let place = try SQLitePlace()
    let error = await #expect(throws: FileError.self) {
      try await sync(SQLiteLog(path: place.path + "-wal")).get()
    }
    #expect(error?.code == ENOENT)
  }

  @Test("A log that can't be opened is an error with its path")
  func unreadable() async throws {
    let place = try SQLitePlace()
    let path = place.path + "/rostrum.sqlite-wal"
    try Data().write(to: URL(filePath: place.path))
    let error = await #expect(throws: FileError.self) {
      try await sync(SQLiteLog(path: path)).get()
    }
    #expect(error?.path == path)
    #expect(error?.code == ENOTDIR)
  }
}
