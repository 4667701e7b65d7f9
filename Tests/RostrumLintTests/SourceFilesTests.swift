import Foundation
import RostrumLint
import Testing

struct SourceFilesTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "rostrum-lint-\(UUID().uuidString)", directoryHint: .isDirectory)

  private var path: String { String(folder.path(percentEncoded: false).dropLast()) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: name), withDestinationURL: folder.appending(path: target))
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test("Swift files in the order of their names, each once, without hidden and excluded ones")
  func files() throws {
    defer { remove() }
    for name in [
      "B/b.swift", "A/a.swift", "A/z.txt", ".build/c.swift", "A/.d.swift", "C/e.swift", "f.swift",
    ] {
      try write("", to: name)
    }
    try link("D", to: "A")
    let files = SourceFiles(
      in: [".", "A/a.swift", "./B", "\(path)/f.swift"], excluded: ["C"], current: path)
    #expect(files.paths == ["A/a.swift", "B/b.swift", "f.swift"])
    #expect(files.problems.isEmpty)
  }

  @Test("A link in a circle, a link to nothing, and a path that doesn't exist")
  func links() throws {
    defer { remove() }
    try write("", to: "A/B/a.swift")
    try link("A/B/C", to: "A")
    try link("A/x.swift", to: "nothing.swift")
    let files = SourceFiles(in: ["A", "E"], current: path)
    #expect(files.paths == ["A/B/a.swift", "A/x.swift"])
    #expect(
      files.problems.map(\.text) == [
        "A/B/C: error: it is a link to a folder that it is in",
        "E: error: there is no such file or folder",
      ])
    #expect(message(SourceFiles.read("A/x.swift", current: path)) == "it can't be read")
  }

  @Test func contents() throws {
    defer { remove() }
    try write("let a = \"ü\"", to: "a.swift")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([0x6c, 0xff, 0xfe]).write(to: folder.appending(path: "b.swift"))
    try Data(count: SourceFiles.limit + 1).write(to: folder.appending(path: "c.swift"))
    #expect(try SourceFiles.read("a.swift", current: path).get() == "let a = \"ü\"")
    #expect(message(SourceFiles.read("b.swift", current: path)) == "it isn't UTF-8")
    #expect(message(SourceFiles.read("c.swift", current: path)) == "it is larger than 8 MiB")
  }

  @Test("Files are linted at the same time, and reported in their order")
  func parallel() async throws {
    defer { remove() }
    for index in 10..<40 {
      try write(index == 20 ? "struct {" : "store.exhaustivity = .off", to: "\(index).swift")
    }
    let names = SourceFiles(in: [path], current: "/").paths
    #expect(names.count == 30)
    let linter = Linter()
    let reports = await linter.check(names + ["\(path)/none.swift"])
    #expect(linter.findings(of: reports).map(\.path) == names.filter { !$0.hasSuffix("20.swift") })
    #expect(reports.flatMap(\.problems).map(\.path) == ["\(path)/20.swift", "\(path)/none.swift"])
  }

  private func message(_ result: Result<String, SourceFiles.ReadError>) -> String? {
    guard case .failure(let error) = result else { return nil }
    return error.problem.message
  }

  @Test("Pipes and devices are no files, and folders with the name of a file are folders")
  func others() throws {
    defer { remove() }
    try write("", to: "a.swift/b.swift")
    #expect(mkfifo("\(path)/c.swift", 0o600) == 0)
    let files = SourceFiles(in: [".", "c.swift", "/dev/null"], current: path)
    #expect(files.paths == ["a.swift/b.swift"])
    #expect(
      files.problems.map(\.text) == [
        "c.swift: error: it is neither a file nor a folder",
        "/dev/null: error: it is neither a file nor a folder",
      ])
  }

  @Test("A path is excluded as it is printed")
  func excludes() {
    for path in ["A/b.swift", "./A/b.swift", "/work/A/b.swift"] {
      #expect(SourceFiles.excludes(path, by: ["A"], current: "/work"))
    }
    #expect(!SourceFiles.excludes("B/b.swift", by: ["A"], current: "/work"))
  }
}
