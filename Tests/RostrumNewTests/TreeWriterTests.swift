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

  private let diskFull = CocoaError(.fileWriteOutOfSpace)

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
    await #expect(throws: NewError.notEmpty(folder.plainPath, has: ["file"])) {
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
      calls.write = { [files, diskFull] data, url in
        if url.path.hasSuffix(files[number].path) { throw diskFull }
        try write(data, url)
      }
    }
    let app = folder.appending(path: "Apps/App")
    let place = app.appending(path: files[number].path).plainPath
    await #expect(throws: NewError.failed(place, reason: "No space left on device")) {
      try await failing.create(app, files)
    }
    #expect(try paths() == [])
  }

  @Test("A task that is cancelled leaves nothing")
  func cancellation() async throws {
    defer { remove() }
    try prepare()
    let task = Task { [folder, files] in
      try await TreeWriter().create(folder.appending(path: "App"), files) { _ in
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try paths() == [])
  }

  @Test("A repository and a license may be in the folder, which stays the same one")
  func repository() async throws {
    defer { remove() }
    try FileManager.default.createDirectory(
      at: folder.appending(path: ".git"), withIntermediateDirectories: true)
    try Data("MIT\n".utf8).write(to: folder.appending(path: "LICENSE"))
    let number = try FileManager.default.attributesOfItem(atPath: folder.plainPath)[
      .systemFileNumber]
    try await TreeWriter().create(folder, files)
    #expect(try paths() == [".git", "3.txt", "A", "A/1.txt", "B", "B/C", "B/C/2.txt", "LICENSE"])
    let after = try FileManager.default.attributesOfItem(atPath: folder.plainPath)[
      .systemFileNumber]
    #expect(number as? Int == after as? Int)
    await #expect(
      throws: NewError.notEmpty(folder.plainPath, has: ["3.txt", "A", "B"])
    ) { try await TreeWriter().create(folder, files) }
  }

  @Test("The file system's answer is one line, with the place where a file belongs")
  func answers() async throws {
    defer { remove() }
    try prepare()
    let file = folder.appending(path: "file")
    try Data().write(to: file)
    let within = file.appending(path: "App")
    let long = folder.appending(path: String(repeating: "a", count: 300))
    for (place, reason) in [(within, "Not a directory"), (long, "File name too long")] {
      let error = await #expect(throws: NewError.self) {
        try await TreeWriter().create(place, files)
      }
      #expect(error?.description == "'\(place.plainPath)' can't be written: \(reason).")
    }
    #expect(try paths() == ["file"])
  }

  @Test("Errors of the file system, in words")
  func reasons() {
    #expect(FileReason.text(of: POSIXError(.EROFS)) == "Read-only file system")
    #expect(FileReason.text(of: CocoaError(.fileWriteNoPermission)) == "Permission denied")
    let error = CocoaError(
      .fileWriteUnknown,
      userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES), NSFilePathErrorKey: "/a"])
    #expect(FileReason.line(of: error) == "'/a': Permission denied.")
    #expect(FileReason.line(of: CancellationError()) == nil)
  }

  @Test("If the files can't be prepared, nothing is there")
  func unprepared() async throws {
    defer { remove() }
    try prepare()
    await #expect(throws: CocoaError.self) {
      try await TreeWriter().create(folder.appending(path: "App"), files) { temporary in
        #expect(FileManager.default.fileExists(atPath: temporary.appending(path: "A/1.txt").path))
        throw diskFull
      }
    }
    #expect(try paths() == [])
  }
}
