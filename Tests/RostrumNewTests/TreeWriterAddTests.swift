import Foundation
import Testing

// NB: Tests the calls that a writer makes, which are internal.
@testable import RostrumNew

struct TreeWriterAddTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "rostrum-add-\(UUID().uuidString)", directoryHint: .isDirectory)
  private let files = [
    SourceFile(path: "A/1.txt", text: "1\n"), SourceFile(path: "B/C/2.txt", text: "2\n"),
  ]
  private let changes = ["x.txt", "y.txt"].map {
    ListPlan.Change(path: $0, old: "old\n", new: "new\n")
  }

  private func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.plainPath).sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  private func prepare() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for change in changes { try write(change.old, to: change.path) }
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private let all = ["A", "A/1.txt", "B", "B/C", "B/C/2.txt", "x.txt", "y.txt"]

  @Test("Files are added and changed together, with the permissions that they had")
  func add() async throws {
    defer { remove() }
    try prepare()
    let file = folder.appending(path: "x.txt").plainPath
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(try await TreeWriter().add(files, changes: changes, to: folder) == 4)
    #expect(try paths() == all)
    #expect(try text("x.txt") == "new\n" && text("y.txt") == "new\n")
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(permissions as? Int == 0o640)
  }

  @Test("Files that are there as they would be written count as written")
  func again() async throws {
    defer { remove() }
    try prepare()
    try await TreeWriter().add(Array(files.prefix(1)), to: folder)
    #expect(try await TreeWriter().add(files, to: folder) == 1)
    #expect(try await TreeWriter().add(files, to: folder) == 0)
    #expect(try paths() == all)
  }

  @Test("A file with different content is refused, and so is one that has changed meanwhile")
  func refusals() async throws {
    defer { remove() }
    try prepare()
    try await TreeWriter().add(Array(files.prefix(1)), to: folder)
    try write("mine\n", to: "A/1.txt")
    let place = folder.appending(path: "A/1.txt").plainPath
    await #expect(throws: NewError.different(place)) {
      try await TreeWriter().add(files, changes: changes, to: folder)
    }
    try write("1\n", to: "A/1.txt")
    try write("mine\n", to: "y.txt")
    await #expect(throws: NewError.changed("y.txt")) {
      try await TreeWriter().add(files, changes: changes, to: folder)
    }
    #expect(try paths() == ["A", "A/1.txt", "x.txt", "y.txt"] && text("x.txt") == "old\n")
  }

  @Test("If one thing can't be moved, everything is as before", arguments: ["2.txt", "y.txt"])
  func rollback(_ name: String) async throws {
    defer { remove() }
    try prepare()
    var calls = FileCalls()
    let rename = calls.rename
    calls.rename = { from, to in
      if to.lastPathComponent == name { throw POSIXError(.EACCES) }
      try rename(from, to)
    }
    let writer = TreeWriter(calls: calls)
    let error = await #expect(throws: NewError.self) {
      try await writer.add(files, changes: changes, to: folder)
    }
    #expect(error?.description.hasSuffix("\(name)' can't be written: Permission denied.") == true)
    #expect(try paths() == ["x.txt", "y.txt"])
    #expect(try text("x.txt") == "old\n" && text("y.txt") == "old\n")
  }

  @Test("If the disk is full for a change, nothing is changed")
  func diskFull() async throws {
    defer { remove() }
    try prepare()
    var calls = FileCalls()
    let write = calls.write
    calls.write = { data, url in
      if url.lastPathComponent == "new-1" { throw POSIXError(.ENOSPC) }
      try write(data, url)
    }
    let writer = TreeWriter(calls: calls)
    let place = folder.appending(path: "y.txt").plainPath
    await #expect(throws: NewError.failed(place, reason: "No space left on device")) {
      try await writer.add(files, changes: changes, to: folder)
    }
    #expect(try paths() == ["x.txt", "y.txt"] && text("x.txt") == "old\n")
  }
}
