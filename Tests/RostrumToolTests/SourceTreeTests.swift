import ArgumentParser
import Foundation
import Testing

// NB: Tests `SourceTree`, which is internal.
@testable import RostrumTool

struct SourceTreeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "rostrum-tree-\(UUID().uuidString)", directoryHint: .isDirectory)

  @Test func changesOfFilesChangeTheFingerprint() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let tree = SourceTree(folder)
    let file = folder.appending(path: "Sources/App/App.swift")
    try write("1", to: file)
    let first = tree.fingerprint()
    #expect(first.count == 1)
    #expect(tree.fingerprint() == first)

    try write("12", to: file)
    let second = tree.fingerprint()
    #expect(second != first)

    try write("", to: folder.appending(path: "Sources/App/New.swift"))
    #expect(tree.fingerprint() != second)
    try FileManager.default.removeItem(at: folder.appending(path: "Sources/App/New.swift"))
    #expect(tree.fingerprint() == second)
  }

  @Test func whatABuildWritesIsNoSource() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: folder.appending(path: "Package.swift"))
    let tree = SourceTree(folder)
    let before = tree.fingerprint()
    try write("", to: folder.appending(path: ".build/debug/App"))
    try write("", to: folder.appending(path: "Package.resolved"))
    #expect(tree.fingerprint() == before)
  }

  @Test(
    "The folder of the package is no folder for data",
    arguments: [["--data", "."], ["--data=./"], ["--data", "Sources/.."], ["--store", "."]])
  func dataAmongSources(_ options: [String]) throws {
    #expect(throws: (any Error).self) { try DevCommand.parse(["App", "--"] + options) }
    #expect(throws: Never.self) { try DevCommand.parse(["App", "--", "--data", "data"]) }
    let command = try DevCommand.parse(["App"])
    #expect(throws: ValidationError.self) {
      try command.checkOutputs(environment: ["ROSTRUM_DATA": "."])
    }
    #expect(throws: Never.self) { try command.checkOutputs(environment: [:]) }
  }

  @Test func whatTheProgramWritesInsideThePackageIsNoSource() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", to: folder.appending(path: "Package.swift"))
    let path = folder.path(percentEncoded: false)
    let command = try DevCommand.parse(
      ["App", "--package-path", path, "--scratch-path", "\(path)/build"]
        + ["--", "--data", "\(path)/data", "--store=\(path)/sessions.sqlite"])
    let tree = SourceTree(folder, without: command.outputs(of: folder, environment: [:]))
    let before = tree.fingerprint()
    for name in [
      "build/debug/App", "data/rostrum.sqlite", "data/users/1/a", "sessions.sqlite",
      "sessions.sqlite-wal",
    ] {
      try write("1", to: folder.appending(path: name))
      #expect(tree.fingerprint() == before, "\(name)")
    }
    try write("1", to: folder.appending(path: "database.swift"))
    #expect(tree.fingerprint() != before)
  }

  @Test func theEnvironmentNamesOutputs() throws {
    let command = try DevCommand.parse(["App"])
    let outputs = command.outputs(of: folder, environment: ["ROSTRUM_DATA": "/var/data"])
    #expect(Set(outputs.map(\.path)) == ["/var/data"])
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
