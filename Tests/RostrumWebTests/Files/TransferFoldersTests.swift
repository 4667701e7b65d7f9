import Foundation
import RostrumDependencies
import RostrumViews
import Testing

// NB: Tests `disk`, which is internal.
@testable import RostrumWeb

/// The folders of files that sessions expect and give.
@Suite @MainActor struct TransferFoldersTests {
  private let user = UserID()

  /// Runs a body with a directory that is removed afterwards.
  private func withDirectory(_ body: (URL) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "files-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: directory) }
    try await body(directory)
  }

  /// A node that has started.
  private func node(
    _ directory: URL, lifetime: Duration? = .seconds(7 * 86_400)
  ) throws -> FileDesks {
    let desks = FileDesks(
      directory: directory, quota: WebServer.Limits().uploadedBytes, lifetime: lifetime)
    try desks.prepare()
    return desks
  }

  private func files(of session: UInt64, on desks: FileDesks) -> SessionFiles {
    SessionFiles(
      ofSession: session, of: user, desks: desks,
      context: SessionContext(userDirectory: UserDirectory(URL(filePath: "/nowhere")))
    ) { _ in }
  }

  /// Stores a file as if the user of a session had sent it.
  private func receive(_ session: UInt64, on desks: FileDesks) throws -> URL {
    let folder = desks.folders.folder(of: SessionFolder(ofSession: session, of: user))
    let file = try FileDesks.place(for: "a.png", in: folder)
    try Data("bytes".utf8).write(to: file)
    #expect(desks.uploads.reserve(5, in: folder, of: user))
    return file
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  @Test("A node that starts removes what an ended one has left, and nothing of a living one")
  func nodes() async throws {
    try await withDirectory { directory in
      var first: FileDesks? = try node(directory, lifetime: nil)
      let second = try node(directory, lifetime: nil)
      let files = [
        try receive(1, on: try #require(first)), try receive(2, on: second),
      ]
      let third = try node(directory, lifetime: nil)
      #expect(files.map(exists) == [true, true])
      first = nil
      let fourth = try node(directory, lifetime: nil)
      #expect(files.map(exists) == [false, true])
      // A node that stops removes its own files.
      second.finish()
      #expect(files.map(exists) == [false, false])
      third.finish()
      fourth.finish()
    }
  }

  @Test("The files of a stored session outlive its time in memory and the process, and then count")
  func kept() async throws {
    try await withDirectory { directory in
      let first = try node(directory)
      let session = files(of: 7, on: first)
      let file = try receive(7, on: first)
      session.tearDown()
      await session.disk.run {}
      #expect(exists(file))
      #expect(first.uploads.bytes(of: user) == 5)
      first.finish()
      let second = try node(directory)
      await second.settle()
      #expect(exists(file))
      #expect(second.uploads.bytes(of: user) == 5)
      second.removeAll(of: user)
      await second.settle()
      #expect(!exists(file))
      #expect(second.uploads.bytes(of: user) == 0)
    }
  }

  @Test("The files of a session that isn't stored are removed at its end")
  func unkept() async throws {
    try await withDirectory { directory in
      let desks = try node(directory, lifetime: nil)
      let session = files(of: 7, on: desks)
      let file = try receive(7, on: desks)
      session.tearDown()
      await session.disk.run {}
      #expect(!exists(file))
      #expect(desks.uploads.bytes(of: user) == 0)
    }
  }

  @Test("The files of sessions are removed when their user signs out")
  func signOut() async throws {
    try await withDirectory { directory in
      let desks = try node(directory)
      let files = try [1, 2].map { try receive($0, on: desks) }
      desks.removeAll(of: user)
      await desks.settle()
      #expect(files.map(exists) == [false, false])
      #expect(desks.uploads.bytes(of: user) == 0)
    }
  }

  @Test("A server removes the files of a user whose sessions it revokes")
  func revocation() async throws {
    try await withServer { server, _ in
      let desks = server.store.files
      let file = try FileDesks.place(for: "a", in: desks.folders.folder(of: user))
      try Data("a".utf8).write(to: file)
      server.store.revoke(user)
      await desks.settle()
      #expect(!exists(file))
    }
  }

  @Test("Files are removed after the lifetime of their session, unless it is in memory")
  func sweep() async throws {
    try await withDirectory { directory in
      let desks = try node(directory)
      let running = files(of: 1, on: desks)
      let urls = try [1, 2, 3].map { try receive($0, on: desks) }
      let day = 86_400.0
      for (number, age) in [(1, 30 * day), (2, 8 * day), (3, 6 * day)] as [(UInt64, Double)] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age)],
          ofItemAtPath: desks.folders.folder(of: SessionFolder(ofSession: number, of: user)).path)
      }
      desks.sweep()
      await desks.settle()
      #expect(urls.map(exists) == [true, false, true])
      #expect(desks.uploads.bytes(of: user) == 10)
      // The time of the session in memory counts as well after its process has ended.
      let other = try node(directory)
      await other.settle()
      #expect(exists(urls[0]))
      running.tearDown()
    }
  }

  @Test("Files that an app gives are written elsewhere, in order, and a failure reaches the app")
  func offers() async throws {
    try await withDirectory { directory in
      let desks = try node(directory)
      var opened: [URL] = []
      let session = SessionFiles(
        ofSession: 7, of: user, desks: desks,
        context: SessionContext(userDirectory: UserDirectory(URL(filePath: "/nowhere")))
      ) { opened.append($0) }
      let record = Record()
      let gate = DispatchSemaphore(value: 0)
      session.disk.add { gate.wait() }
      let content = Data(repeating: 1, count: 1000)
      for name in ["a", "b"] {
        session.offer(
          FileDownload(name: name, mediaType: nil, content: content) { record.results.append($0) })
      }
      // The disk is busy, and the main actor isn't.
      #expect(opened.isEmpty)
      #expect(desks.uploads.bytes(of: user) == 2000)
      gate.signal()
      while !Task.isCancelled, opened.count < 2 { await Task.yield() }
      let names = opened.map {
        desks.downloads.take($0.path, of: user)?.file.lastPathComponent
      }
      #expect(names == ["a", "b"])
      await session.disk.run { [folder = desks.folders.own] in
        try? FileManager.default.removeItem(at: folder)
        try? Data().write(to: folder)
      }
      session.offer(
        FileDownload(name: "c", mediaType: nil, content: content) { record.results.append($0) })
      while !Task.isCancelled, record.results.isEmpty { await Task.yield() }
      #expect(record.results == [.failure(.interrupted)])
      #expect(desks.uploads.bytes(of: user) == 2000)
      session.tearDown()
      await session.disk.run {}
      #expect(desks.uploads.bytes(of: user) == 0)
    }
  }

  /// What an app is told.
  @MainActor private final class Record {
    var results: [Result<URL, FileTransferError>] = []
  }
}
