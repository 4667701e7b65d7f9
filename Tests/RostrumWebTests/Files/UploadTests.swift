import Foundation
import RostrumFoundation
import RostrumRuntime
import RostrumViews
import Testing

// NB: Tests `UploadDesk.Ticket` and `UserCookie`, which are internal.
@testable import RostrumWeb

/// Files that pages send.
@Suite @MainActor struct UploadTests {
  /// What a session is told.
  @MainActor private final class Record {
    var results: [Result<[URL], FileTransferError>] = []
    var fractions: [Double] = []
  }

  /// An upload that a session of a user expects.
  @MainActor private struct Expected {
    let server: WebServer
    let port: Int
    let user = UserID()
    let record = Record()
    let folder: URL
    let receiver: UploadDesk.Receiver
    let path: String

    init(_ server: WebServer, _ port: Int, types: [UTType] = [.image], several: Bool = false) {
      self.server = server
      self.port = port
      folder = server.store.files.folders.outbox()
      let record = record
      receiver = UploadDesk.Receiver(
        progress: { record.fractions.append($0) }, end: { record.results.append($0) })
      let ticket = UploadDesk.Ticket(
        user: user, types: types, allowsSeveral: several, folder: folder, receiver: receiver)
      path = server.store.files.uploads.issue(ticket)
    }

    func headers(
      _ name: String = "a.png", part: String = "1/1", length: Int, user: UserID? = nil,
      origin: String? = nil
    ) -> [String] {
      [
        "Host: 127.0.0.1:\(port)", "Origin: \(origin ?? "http://127.0.0.1:\(port)")",
        "Cookie: \(UserCookie.name)=\((user ?? self.user).cookie)",
        "X-Rostrum-File: \(name)", "X-Rostrum-Part: \(part)", "Content-Length: \(length)",
      ]
    }

    func send(_ headers: [String], _ body: String, to path: String? = nil) async throws
      -> HTTPAnswer
    {
      try await RawConnection.open(port: port) { connection in
        let lines = ["POST \(path ?? self.path) HTTP/1.1"] + headers + ["", body]
        try await connection.send(lines.joined(separator: "\r\n").utf8)
        return try await connection.answer(to: "POST")
      }
    }

    var files: [String] {
      let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
      return paths.filter { $0.contains("/") }
    }
  }

  @Test("A file arrives in the folder of its session, and its token is spent")
  func file() async throws {
    try await withServer { server, port in
      let expected = Expected(server, port)
      let answer = try await expected.send(expected.headers("a%20b.png", length: 5), "bytes")
      #expect(answer.status == 204)
      let file = try #require(try expected.record.results.first?.get().first)
      #expect(file.lastPathComponent == "a b.png")
      #expect(try String(contentsOf: file, encoding: .utf8) == "bytes")
      #expect(server.store.files.uploads.bytes(of: expected.user) == 5)
      let again = try await expected.send(expected.headers(length: 5), "bytes")
      #expect(again.status == 404)
      #expect(expected.record.results.count == 1)
    }
  }

  @Test("Several files follow each other, each with a token of its own")
  func several() async throws {
    try await withServer { server, port in
      let expected = Expected(server, port, several: true)
      let first = try await expected.send(expected.headers("a.png", part: "1/2", length: 1), "a")
      #expect(first.status == 200)
      #expect(expected.record.results.isEmpty)
      let second = try await expected.send(
        expected.headers("b.png", part: "2/2", length: 2), "bb", to: first.body)
      #expect(second.status == 204)
      let names = try expected.record.results.first?.get().map(\.lastPathComponent)
      #expect(names == ["a.png", "b.png"])
    }
  }

  @Test("A file of another type, or one too many, is refused before it is received")
  func wrongType() async throws {
    try await withServer { server, port in
      let expected = Expected(server, port)
      let answer = try await expected.send(expected.headers("a.html", length: 5), "bytes")
      #expect(answer.status == 415)
      // The page needn't say what the app knows.
      #expect(answer.values("x-rostrum-told") == ["1"])
      #expect(expected.record.results == [.failure(.unsupportedType(name: "a.html"))])
      let other = Expected(server, port)
      #expect(try await other.send(other.headers(part: "1/2", length: 1), "a").status == 400)
      #expect(expected.files.isEmpty)
    }
  }

  @Test("Only a page of this server and the session's user can send a file")
  func foreign() async throws {
    try await withServer { server, port in
      let expected = Expected(server, port)
      let evil = expected.headers(length: 1, origin: "http://evil.example")
      let answer = try await expected.send(evil, "a")
      #expect(answer.status == 403)
      let stranger = expected.headers(length: 1, user: UserID())
      #expect(try await expected.send(stranger, "a").status == 404)
      #expect(expected.record.results.isEmpty)
      // The token isn't spent by those who may not use it.
      #expect(try await expected.send(expected.headers(length: 1), "a").status == 204)
      let late = try await expected.send(expected.headers(length: 1), "a")
      #expect(late.status == 404)
      #expect(late.values("x-rostrum-told").isEmpty)
    }
  }

  @Test("A file beyond the limit of its user leaves nothing behind")
  func tooLarge() async throws {
    try await withServer(configuration: { $0.limits.uploadedBytes.perUser = 4 }) { server, port in
      let expected = Expected(server, port)
      let answer = try await expected.send(expected.headers(length: 5), "bytes")
      #expect(answer.status == 413)
      #expect(expected.record.results == [.failure(.tooLarge(name: "a.png"))])
      #expect(expected.files.isEmpty)
      #expect(server.store.files.uploads.bytes(of: expected.user) == 0)
    }
  }

  @Test("An upload that is cut in the middle fails, and leaves nothing behind")
  func cut() async throws {
    try await withServer { server, port in
      let expected = Expected(server, port)
      try await RawConnection.open(port: port) { connection in
        let lines = ["POST \(expected.path) HTTP/1.1"] + expected.headers(length: 9) + ["", "byt"]
        try await connection.send(lines.joined(separator: "\r\n").utf8)
      }
      while !Task.isCancelled, expected.record.results.isEmpty { await Task.yield() }
      #expect(expected.record.results == [.failure(.interrupted)])
      #expect(expected.files.isEmpty)
      #expect(server.store.files.uploads.bytes(of: expected.user) == 0)
    }
  }

  @Test("After the user has canceled, nothing is received")
  func canceled() async throws {
    try await withServer { server, port in
      let expected = Expected(server, port)
      expected.receiver.close()
      let answer = try await expected.send(expected.headers(length: 5), "bytes")
      #expect(answer.status == 410)
      #expect(expected.record.results.isEmpty)
      #expect(expected.files.isEmpty)
    }
  }

  @Test("A file that is removed while it arrives isn't given to the app")
  func removed() async throws {
    try await withServer { server, port in
      let expected = Expected(server, port)
      let arrivals = server.store.files.uploads.arrivals
      let answer = try await RawConnection.open(port: port) { connection in
        let head = ["POST \(expected.path) HTTP/1.1"] + expected.headers(length: 9)
        let lines = head + ["", "half "]
        try await connection.send(lines.joined(separator: "\r\n").utf8)
        while !Task.isCancelled, expected.record.fractions.isEmpty { await Task.yield() }
        try FileManager.default.removeItem(at: arrivals)
        try await connection.send("file".utf8)
        return try await connection.answer(to: "POST")
      }
      #expect(answer.status == 400)
      #expect(expected.record.results == [.failure(.interrupted)])
      #expect(server.store.files.uploads.bytes(of: expected.user) == 0)
    }
  }

  @Test("The app gets several files only if the first ones are still there with the last one")
  func removedBetween() async throws {
    try await withServer { server, port in
      let expected = Expected(server, port, several: true)
      let first = try await expected.send(expected.headers("a.png", part: "1/2", length: 1), "a")
      try FileManager.default.removeItem(at: expected.folder)
      let second = try await expected.send(
        expected.headers("b.png", part: "2/2", length: 1), "b", to: first.body)
      #expect(second.status == 400)
      #expect(expected.record.results == [.failure(.interrupted)])
      #expect(expected.files.isEmpty)
    }
  }

  @Test("The end of many uploads and sessions takes no longer for each than the end of one")
  func many() {
    let desk = UploadDesk(
      quota: WebServer.Limits().uploadedBytes, arrivals: URL(filePath: "/nowhere"))
    let user = UserID()
    let count = 20_000
    let uploads = (0..<count).map { number in
      let receiver = UploadDesk.Receiver(progress: { _ in }, end: { _ in })
      let ticket = UploadDesk.Ticket(
        user: user, types: [], allowsSeveral: true, folder: URL(filePath: "/nowhere/\(number)"),
        receiver: receiver)
      return (ticket, desk.issue(ticket))
    }
    for (ticket, _) in uploads { #expect(desk.reserve(10, in: ticket.folder, of: user)) }
    // Walks over all of them for each one would take minutes of the processor's time.
    let begin = ThreadTime.seconds
    for (ticket, _) in uploads.dropLast() {
      desk.revoke(ticket.receiver)
      desk.release(nil, in: ticket.folder)
    }
    #expect(ThreadTime.seconds - begin < 25)
    #expect(desk.bytes(of: user) == 10)
    #expect(uploads.dropLast().allSatisfy { desk.take($0.1, of: user) == nil })
    #expect(desk.take(uploads[count - 1].1, of: user) != nil)
  }
}
