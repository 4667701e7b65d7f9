import Foundation
import Testing

// NB: Tests the calls that a writer makes, which are internal.
@testable import RostrumNew

struct TreeWriterTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "rostrum-new-\(UUID().uuidString)", directoryHint: .isDirectory)
  private let files = [
    SourceFile(path: "A/1.txt", text: "1\n"), SourceFile(path: "B/C/2.txt", text: "2\n"),
    SourceFile(path: "3.txt", text: "3\n"),
  ]

  private struct DiskFull: Error {}

  private func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.plainPath).sorted()
  }

  private func prepare() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Calls of the file system, one of which fails.
  private func failing(
    _ change: (inout FileCalls) -> Void
  ) -> TreeWriter {
    var calls = FileCalls()
    change(&calls)
    return TreeWriter(calls: calls)
  }

  @Test("A package is written into a new folder, or an empty one")
  func create() async throws {
    defer { remove() }
    try prepare()
    let all = ["3.txt", "A", "A/1.txt", "B", "B/C", "B/C/2.txt"]
    for name in ["new", "empty"] {
      let target = folder.appending(path: name, directoryHint: .isDirectory)
      if name == "empty" {
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      }
      try await TreeWriter().create(target, files)
      let found = try FileManager.default.subpathsOfDirectory(atPath: target.plainPath).sorted()
      #expect(found == all)
    }
    #expect(try paths().filter { $0.hasPrefix(".") } == [])
  }

  @Test("A folder with something in it is refused, and so is a file")
  func refusals() async throws {
    defer { remove() }
    try prepare()
    try Data().write(to: folder.appending(path: "file"))
    await #expect(throws: NewError.notEmpty(folder.plainPath)) {
      try await TreeWriter().create(folder, files)
    }
    let file = folder.appending(path: "file")
    await #expect(throws: NewError.exists(file.plainPath)) {
      try await TreeWriter().create(file, files)
    }
    #expect(try paths() == ["file"])
  }

  @Test("If the disk is full, nothing is there", arguments: 0..<3)
  func diskFull(_ number: Int) async throws {
    defer { remove() }
    try prepare()
    let failing = failing { calls in
      let write = calls.write
      calls.write = { [files] data, url in
        if url.path.hasSuffix(files[number].path) { throw DiskFull() }
        try write(data, url)
      }
    }
    await #expect(throws: DiskFull.self) {
      try await failing.create(folder.appending(path: "App"), files)
    }
    #expect(try paths() == [])
  }

  @Test("If the files can't be prepared, nothing is there")
  func unprepared() async throws {
    defer { remove() }
    try prepare()
    await #expect(throws: DiskFull.self) {
      try await TreeWriter().create(folder.appending(path: "App"), files) { temporary in
        #expect(FileManager.default.fileExists(atPath: temporary.appending(path: "A/1.txt").path))
        throw DiskFull()
      }
    }
    #expect(try paths() == [])
  }

  @Test("Folders are added to a package together")
  func add() async throws {
    defer { remove() }
    try prepare()
    try await TreeWriter().add(Array(files.dropLast()), in: ["A", "B/C"], to: folder)
    #expect(try paths() == ["A", "A/1.txt", "B", "B/C", "B/C/2.txt"])
    await #expect(throws: NewError.exists(folder.appending(path: "A").plainPath)) {
      try await TreeWriter().add(files, in: ["A", "D"], to: folder)
    }
    #expect(try paths() == ["A", "A/1.txt", "B", "B/C", "B/C/2.txt"])
  }

  @Test("If the second folder can't be moved, the first is removed")
  func secondFolder() async throws {
    defer { remove() }
    try prepare()
    let failing = failing { calls in
      let rename = calls.rename
      calls.rename = { from, to in
        if to.path.hasSuffix("B") { throw DiskFull() }
        try rename(from, to)
      }
    }
    await #expect(throws: DiskFull.self) {
      try await failing.add(Array(files.dropLast()), in: ["A", "B"], to: folder)
    }
    #expect(try paths() == [])
  }
}
