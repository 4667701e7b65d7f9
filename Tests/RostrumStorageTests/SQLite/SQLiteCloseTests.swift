import Foundation
import RostrumStorage
import Testing

// NB: Tests the files of nodes and the sweep of news, which are internal.
@testable import RostrumSQLite

@Suite(.timeLimit(.minutes(10))) struct SQLiteCloseTests {
  private let place: SQLitePlace

  init() throws { place = try SQLitePlace() }

  @Test("After the storage is closed, the file alone is a backup")
  func backup() async throws {
    let storage = try place.openFile()
    try await storage.register(.one)
    for number in UInt64(1)...30 {
      let lease = try await storage.begin(.of("ann", number), on: .one)
      _ = try await storage.write([SessionWrite(.of("ann", number, [5]), under: lease)])
      _ = try await storage.set([7], for: "\(number)", basedOn: 0)
    }
    let watcher = Task { for await _ in storage.changes() {} }
    await storage.close()
    await watcher.value
    let log = try? Data(contentsOf: URL(filePath: place.path + "-wal"))
    #expect(log?.isEmpty ?? true)
    let copy = try SQLitePlace()
    try FileManager.default.copyItem(atPath: place.path, toPath: copy.path)
    let restored = try copy.openFile()
    try await restored.register(.two)
    for number in UInt64(1)...30 {
      #expect(try await restored.take(number, for: .two).1 == .of("ann", number, [5]))
      #expect(try await restored.value(for: "\(number)")?.contents == [7])
    }
  }

  @Test("Requests that have begun are finished before the file is closed")
  func finished() async throws {
    let storage = try place.openFile()
    let writes = await withTaskGroup(of: [String].self) { group in
      for number in 0..<20 {
        group.addTask {
          let key = "\(number)"
          let write = try? await storage.set([1], for: key, basedOn: 0)
          return if case .written = write { [key] } else { [] }
        }
      }
      group.addTask {
        await Task.yield()
        await storage.close()
        return []
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    let sizes = try await place.openFile().sizes(ofKeysWithPrefix: "")
    #expect(Set(sizes.keys) == writes)
  }

  @Test("A file that is closed can be set aside by whoever opens it next")
  func unlocked() async throws {
    let storage = try place.openFile()
    await storage.close()
    try Data("rubbish".utf8).write(to: URL(filePath: place.path))
    #expect(try place.openFile().damagedFile != nil)
    withExtendedLifetime(storage) {}
  }

  @Test("A node doesn't wait for those who look whether it is alive")
  func lookedAt() async throws {
    let storage = try place.openFile()
    let name = NodeID.one.rawValue.utf8.map { String($0, radix: 16) }.joined(separator: "-")
    let other = try FileLock("\(place.path).nodes/\(name)", .shared, isWaiting: false)
    try await storage.register(.one)
    #expect(storage.nodeFiles.isHeld(.one))
    withExtendedLifetime(other) {}
  }

  @Test("The name of a deleted value is kept for a day, for those who haven't heard of it")
  func tombstones() async throws {
    let storage = try place.openFile()
    // They read nothing meanwhile.
    let others = (try place.openFile(), try place.openFile())
    func names() async throws -> Int {
      try await storage.file.read { try $0.rows("SELECT key FROM sharedValue").count }
    }
    for number in 0..<10 {
      guard case .written(let version) = try await storage.set([1], for: "\(number)", basedOn: 0)
      else { throw CocoaError(.fileWriteUnknown) }
      _ = try await storage.set(nil, for: "\(number)", basedOn: version)
    }
    _ = try await storage.set([2], for: "0", basedOn: 0)
    _ = try await storage.set([3], for: "kept", basedOn: 0)
    try await storage.end(allOf: "ann")
    #expect(try await storage.sweep() == 0)
    place.elapse(.seconds(86_300))
    #expect(try await storage.sweep() == 0)
    #expect(try await names() == 11)
    place.elapse(.seconds(200))
    #expect(try await storage.sweep() == 0)
    #expect(try await names() == 2)
    for await key in others.0.changes() where key.isEmpty { break }
    for await user in others.1.revocations() where user.isEmpty { break }
    #expect(try await storage.value(for: "0")?.contents == [2])
    #expect(try await storage.value(for: "kept")?.contents == [3])
    #expect(try await storage.set([4], for: "1", basedOn: 0) != .written(version: 0))
  }
}
