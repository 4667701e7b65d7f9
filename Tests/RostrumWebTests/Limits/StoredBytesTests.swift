import Foundation
import RostrumRuntime
import RostrumWeb
import Testing

@Suite struct StoredBytesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "rostrum-\(UUID().uuidString)", directoryHint: .isDirectory)

  private func withUsers(
    _ count: Int, perUser: Int, total: Int,
    now: @escaping @Sendable () -> Duration = { .zero },
    _ body: (StoredBytes, [URL]) throws -> Void
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let folders = UserFolders(
      directory: folder.appending(path: "users", directoryHint: .isDirectory))
    let users = try (0..<count).map { _ in
      let user = folders.folder(of: UserID())
      try FileManager.default.createDirectory(at: user, withIntermediateDirectories: true)
      return user
    }
    let quota = WebServer.Limits.Quota(perUser: perUser, perAddress: .max, total: total)
    try body(StoredBytes(folders: folders, quota: quota, now: now), users)
  }

  /// Saves a file if it is allowed.
  private func save(_ count: Int, to file: URL, in stored: StoredBytes) throws -> Bool {
    guard stored.refusal(of: count, for: file) == nil else { return false }
    try Data(count: count).write(to: file)
    return true
  }

  @Test("A user's files may grow up to the limit, and always shrink")
  func perUser() throws {
    try withUsers(2, perUser: 1000, total: .max) { (stored, users) throws -> Void in
      let files = ["a", "b"].map { users[0].appending(path: $0) }
      #expect(try save(600, to: files[0], in: stored))
      #expect(try !save(500, to: files[1], in: stored))
      #expect(try save(400, to: files[1], in: stored))
      #expect(try !save(601, to: files[0], in: stored))
      #expect(try save(100, to: files[0], in: stored))
      #expect(try save(900, to: files[1], in: stored))
      #expect(try save(1000, to: users[1].appending(path: "a"), in: stored))
    }
  }

  @Test("The files of all users have a limit, which counts what was there at the start")
  func total() throws {
    try withUsers(3, perUser: 1000, total: 1500) { (stored, users) throws -> Void in
      try Data(count: 900).write(to: users[0].appending(path: "a"))
      stored.measure()
      #expect(try save(600, to: users[1].appending(path: "a"), in: stored))
      let refusal = stored.refusal(of: 1, for: users[2].appending(path: "a"))
      #expect(refusal?.hasPrefix("the data of all users may take") == true)
      #expect(try save(100, to: users[0].appending(path: "a"), in: stored))
      #expect(try save(800, to: users[2].appending(path: "a"), in: stored))
    }
  }

  @Test("A save doesn't measure the folder of its user, unless a minute has passed")
  func measurements() throws {
    let time = Locked(Duration.zero)
    try withUsers(2, perUser: 1_000_000, total: 2_000_000, now: { time.value }) {
      (stored, users) throws -> Void in
      stored.measure()
      #expect(stored.measurementCount == 2)
      for number in 0..<500 {
        #expect(try save(100, to: users[number % 2].appending(path: "\(number)"), in: stored))
      }
      #expect(stored.measurementCount == 2)
      // The app removes files by itself, and gets its space back.
      for number in stride(from: 0, to: 500, by: 2) {
        try FileManager.default.removeItem(at: users[0].appending(path: "\(number)"))
      }
      time.withLock { $0 += .seconds(1) }
      #expect(try save(1_000_000, to: users[0].appending(path: "large"), in: stored))
      #expect(stored.measurementCount == 3)
      // It writes some, which count a minute later.
      try Data(count: 900_000).write(to: users[1].appending(path: "own"))
      time.withLock { $0 += .seconds(60) }
      #expect(try !save(200_000, to: users[1].appending(path: "more"), in: stored))
      #expect(stored.measurementCount == 4)
      // Refusals that follow each other don't measure either.
      for _ in 0..<100 {
        #expect(try !save(200_000, to: users[1].appending(path: "more"), in: stored))
      }
      #expect(stored.measurementCount == 4)
    }
  }

  @Test("The values of a user count with the files")
  func values() throws {
    try withUsers(1, perUser: 1000, total: .max) { (stored, users) throws -> Void in
      let user = users[0].lastPathComponent
      #expect(try save(600, to: users[0].appending(path: "a"), in: stored))
      #expect(stored.refusal(of: 300, forValue: "v", among: [:], of: user) == nil)
      #expect(stored.refusal(of: 500, forValue: "w", among: ["v": 300], of: user) != nil)
      #expect(stored.refusal(of: 400, forValue: "v", among: ["v": 300], of: user) == nil)
      #expect(try !save(1, to: users[0].appending(path: "b"), in: stored))
      #expect(stored.refusal(of: 10, forValue: "v", among: ["v": 400], of: user) == nil)
      #expect(try save(300, to: users[0].appending(path: "b"), in: stored))
    }
  }

  @Test("Files outside of users' folders aren't counted")
  func elsewhere() throws {
    try withUsers(1, perUser: 1, total: 1) { (stored, _) throws -> Void in
      #expect(stored.refusal(of: 99, for: URL(filePath: "/etc/app.json")) == nil)
      #expect(stored.refusal(of: 99, for: folder.appending(path: "app.json")) == nil)
    }
  }
}
